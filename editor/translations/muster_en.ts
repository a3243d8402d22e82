<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardView</name>
    <message numerus="yes">
        <source>(and %n more like it)</source>
        <translation>
            <numerusform>(and %n more like it)</numerusform>
            <numerusform>(and %n more like it)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceComparison</name>
    <message numerus="yes">
        <source>%n equal lines</source>
        <translation>
            <numerusform>%n equal line</numerusform>
            <numerusform>%n equal lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::AimsStep</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardView</name>
    <message numerus="yes">
        <source>%n items on the board, nothing selected</source>
        <translation>
            <numerusform>%n item on the board, nothing selected</numerusform>
            <numerusform>%n items on the board, nothing selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items selected</source>
        <translation>
            <numerusform>%n item selected</numerusform>
            <numerusform>%n items selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::FindingNote</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::FolderTable</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files</source>
        <translation>
            <numerusform>%1 of %n file</numerusform>
            <numerusform>%1 of %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::MainWindow</name>
    <message numerus="yes">
        <source>Copied the army as a post of %n characters</source>
        <translation>
            <numerusform>Copied the army as a post of %n letter</numerusform>
            <numerusform>Copied the army as a post of %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the pack.</source>
        <translation>
            <numerusform>%n file is not in the pack.</numerusform>
            <numerusform>%n files are not in the pack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 with %n files</source>
        <translation>
            <numerusform>Wrote %1 with %n file</numerusform>
            <numerusform>Wrote %1 with %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Printing %n files...</source>
        <translation>
            <numerusform>Printing %n file...</numerusform>
            <numerusform>Printing %n files...</numerusform>
        </translation>
    </message>
</context>
</TS>
