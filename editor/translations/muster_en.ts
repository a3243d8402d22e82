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
    <name>muster::editor::MainWindow</name>
    <message numerus="yes">
        <source>Copied the army as a post of %n characters</source>
        <translation>
            <numerusform>Copied the army as a post of %n letter</numerusform>
            <numerusform>Copied the army as a post of %n letters</numerusform>
        </translation>
    </message>
</context>
</TS>
