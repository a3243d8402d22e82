<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>%1 was added against the rules: %2.</source>
        <translation>%1 wurde gegen die Regeln hinzugefügt: %2.</translation>
    </message>
    <message>
        <source>There are no units in the clipboard.</source>
        <translation>In der Zwischenablage sind keine Einheiten.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message>
        <source>Quick fix: %1</source>
        <translation>Schnellkorrektur: %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 things</source>
        <translation>%1 Einträge entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Duplicate %1 things</source>
        <translation>%1 Einträge duplizieren</translation>
    </message>
    <message>
        <source>Move %1 things</source>
        <translation>%1 Einträge verschieben</translation>
    </message>
    <message>
        <source>Change count of %1</source>
        <translation>Anzahl von %1 ändern</translation>
    </message>
    <message>
        <source>Give %2 to %1</source>
        <translation>%2 an %1 geben</translation>
    </message>
    <message>
        <source>Take %2 from %1</source>
        <translation>%2 von %1 nehmen</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>%1 an %2 anschließen</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%1 von %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Add to %1 of %2</source>
        <translation>%1 von %2 ergänzen</translation>
    </message>
    <message>
        <source>Remove from %1 of %2</source>
        <translation>Aus %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>Move in %1 of %2</source>
        <translation>In %1 von %2 verschieben</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Change id of %1</source>
        <translation>Kennung von %1 ändern</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Change list</source>
        <translation>Liste ändern</translation>
    </message>
    <message>
        <source>Change house rules</source>
        <translation>Hausregeln ändern</translation>
    </message>
    <message>
        <source>Change budget</source>
        <translation>Budget ändern</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Paste %1 things</source>
        <translation>%1 Einträge einfügen</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The army</source>
        <translation>Die Armee</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>In Zahlen</translation>
    </message>
</context>
<context>
    <name>DiskFile</name>
    <message>
        <source>%1 cannot be read: </source>
        <translation>%1 lässt sich nicht lesen: </translation>
    </message>
    <message>
        <source>There is no room on the disk for %1. The file there is as it was, and nothing of yours is lost: make room, or save it elsewhere.</source>
        <translation>Auf dem Datenträger ist kein Platz für %1. Die Datei dort ist unverändert, und nichts ist verloren: Platz schaffen oder woanders speichern.</translation>
    </message>
    <message>
        <source>%1 may not be written. Save it under another name, or allow writing and try again.</source>
        <translation>%1 darf nicht geschrieben werden. Unter anderem Namen speichern, oder das Schreiben erlauben und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: </source>
        <translation>%1 lässt sich nicht schreiben: </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>of one</source>
        <translation>je Stück</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>The army in numbers</source>
        <translation>Die Armee in Zahlen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is called in your army.</source>
        <translation>Wie es in dieser Armee heißt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Whose army it is; printed on its sheets.</source>
        <translation>Wem die Armee gehört; steht auf den gedruckten Bögen.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>The points that may be spent.</source>
        <translation>Die Punkte, die ausgegeben werden dürfen.</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Stammt von</translation>
    </message>
    <message>
        <source>The line of the army list that supplies what is not said here.</source>
        <translation>Die Zeile der Armeeliste, die liefert, was hier nicht steht.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many of this kind there are.</source>
        <translation>Wie viele es davon gibt.</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Angeschlossen an</translation>
    </message>
    <message>
        <source>The unit that the leader is with.</source>
        <translation>Die Einheit, bei der der Anführer steht.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What it is, such as division.</source>
        <translation>Was es ist, etwa eine Division.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Changes that the list offers; each holds for all of the unit.</source>
        <translation>Änderungen, die die Liste anbietet; jede gilt für die ganze Einheit.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Whatever you want to remember.</source>
        <translation>Was man sich merken möchte.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Help on %1</source>
        <translation>Hilfe zu %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>Judge</name>
    <message>
        <source>at most %1 may take it, and %2 do</source>
        <translation>höchstens %1 dürfen es haben, und %2 haben es</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>davon keine</translation>
    </message>
    <message>
        <source>at most %1 of these</source>
        <translation>höchstens %1 davon</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>would bring %1 of %2 %3</source>
        <extracomment>%3 is what the game calls its points</extracomment>
        <translation>ergäbe %1 von %2 %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>ListShelf</name>
    <message>
        <source>Without a list</source>
        <translation>Ohne Liste</translation>
    </message>
    <message>
        <source>An army of your own</source>
        <translation>Eine eigene Armee</translation>
    </message>
    <message>
        <source>Every unit is made by hand, with values of your own.</source>
        <translation>Jede Einheit entsteht von Hand, mit eigenen Werten.</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>%1 of your own</source>
        <comment>a unit that is in no list</comment>
        <translation>%1 nach eigenem Entwurf</translation>
    </message>
</context>
<context>
    <name>PrintFiles</name>
    <message>
        <source>Page %1 could not be drawn. Is there enough memory?</source>
        <translation>Seite %1 ließ sich nicht zeichnen. Ist genug Speicher da?</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Asked of</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Only when</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Jeweils für</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Written in %1, line %2.</source>
        <translation>Steht in %1, Zeile %2.</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyHeader</name>
    <message>
        <source>Name of the army</source>
        <translation>Name der Armee</translation>
    </message>
    <message>
        <source>Player, list and notes</source>
        <translation>Spieler, Liste und Notizen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A file of house rules, written relative to the army&apos;s own file</source>
        <translation>Eine Datei mit Hausregeln; ihr Pfad geht von der Datei der Armee aus</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>Bud&amp;get</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>Haus&amp;regeln</translation>
    </message>
    <message>
        <source>No&amp;tes</source>
        <translation>No&amp;tizen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Regelkonform</translation>
    </message>
    <message>
        <source>Legal, %1</source>
        <translation>Regelkonform, %1</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>Befunde zeigen</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>keine Liste</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyModel</name>
    <message>
        <source>with %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Leader %1</source>
        <translation>Anführer %1</translation>
    </message>
    <message>
        <source>Unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>Count %1</source>
        <translation>Anzahl %1</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyPage</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>the army itself</source>
        <translation>direkt in der Armee</translation>
    </message>
    <message>
        <source>Attach to</source>
        <translation>Anschließen an</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemanden</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyTree</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Nothing in this army yet.

Double-click something on the left to add it,
or press Enter on it.</source>
        <translation>Diese Armee ist noch leer.

Ein Doppelklick links fügt etwas hinzu,
die Eingabetaste auch.</translation>
    </message>
    <message>
        <source>This army cannot be shown.

The findings below say why.</source>
        <translation>Diese Armee lässt sich nicht zeigen.

Die Befunde unten sagen, warum.</translation>
    </message>
</context>
<context>
    <name>muster::editor::AttachControl</name>
    <message>
        <source>%1 (not in the army)</source>
        <translation>%1 (nicht in der Armee)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemanden</translation>
    </message>
</context>
<context>
    <name>muster::editor::BudgetBar</name>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>The cost is not known yet</source>
        <translation>Die Kosten sind noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and what is counted: 27 points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3: %4 over</source>
        <comment>27 of 25 points: 2 over</comment>
        <translation>%1 von %2 %3: %4 zu viel</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4 left</source>
        <comment>22 of 25 points, 3 left</comment>
        <translation>%1 von %2 %3, noch %4 übrig</translation>
    </message>
</context>
<context>
    <name>muster::editor::CheckControl</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>muster::editor::ChoiceControl</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>muster::editor::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Was soll geschehen?</translation>
    </message>
    <message>
        <source>Search the commands</source>
        <translation>Befehle durchsuchen</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Gefundene Befehle</translation>
    </message>
</context>
<context>
    <name>muster::editor::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Both armies side by side</source>
        <translation>Beide Armeen nebeneinander</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>&amp;Only what differs</source>
        <translation>&amp;Nur Unterschiede</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>only left</source>
        <translation>nur links</translation>
    </message>
    <message>
        <source>only right</source>
        <translation>nur rechts</translation>
    </message>
</context>
<context>
    <name>muster::editor::ContentOptions</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Fitted to one page, or as large as the table on many pages to glue</source>
        <translation>Auf eine Seite eingepasst, oder so groß wie der Tisch auf vielen Seiten zum Zusammenkleben</translation>
    </message>
    <message>
        <source>Fitted to the page</source>
        <translation>Auf die Seite eingepasst</translation>
    </message>
    <message>
        <source>True size, on many pages</source>
        <translation>Wahre Größe, auf vielen Seiten</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzreferenz</translation>
    </message>
    <message>
        <source>Where the rules at a glance stand</source>
        <translation>Wo die Regeln im Überblick stehen</translation>
    </message>
    <message>
        <source>As the sheets have it</source>
        <translation>Wie die Bögen es vorsehen</translation>
    </message>
    <message>
        <source>Beside the roster</source>
        <translation>Neben der Aufstellung</translation>
    </message>
    <message>
        <source>On pages of its own</source>
        <translation>Auf eigenen Seiten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>How the roster says what the rules say about the army</source>
        <translation>Wie die Aufstellung wiedergibt, was die Regeln zur Armee sagen</translation>
    </message>
    <message>
        <source>A stamp: legal or not</source>
        <translation>Ein Stempel: regelkonform oder nicht</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Die ganze Liste</translation>
    </message>
    <message>
        <source>Order of units</source>
        <translation>Reihenfolge der Einheiten</translation>
    </message>
    <message>
        <source>Units stay inside their group</source>
        <translation>Einheiten bleiben in ihrer Gruppe</translation>
    </message>
    <message>
        <source>As in the army</source>
        <translation>Wie in der Armee</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By cost, dearest first</source>
        <translation>Nach Kosten, die teuersten zuerst</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>One line for units that are alike</source>
        <translation>Eine Zeile für gleiche Einheiten</translation>
    </message>
    <message>
        <source>Units that differ in nothing but their name are counted together</source>
        <translation>Einheiten, die sich nur im Namen unterscheiden, werden zusammen gezählt</translation>
    </message>
</context>
<context>
    <name>muster::editor::CostStrip</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>%1 for each of %2 %3</source>
        <translation>je %1 bei %2 %3</translation>
    </message>
    <message>
        <source>, and %1</source>
        <translation>, dazu %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>army %1 of %2</source>
        <translation>Armee %1 von %2</translation>
    </message>
    <message>
        <source>army %1</source>
        <translation>Armee %1</translation>
    </message>
    <message>
        <source>(%1 too many)</source>
        <translation>(%1 zu viel)</translation>
    </message>
</context>
<context>
    <name>muster::editor::CountDelegate</name>
    <message>
        <source>Count of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::DetailPanel</name>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What is selected</source>
        <translation>Was ausgewählt ist</translation>
    </message>
    <message>
        <source>Cost and Rules</source>
        <translation>Kosten und Regeln</translation>
    </message>
    <message>
        <source>What follows from the values</source>
        <translation>Was aus den Werten folgt</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show everything that the game works out for its rules and sheets</source>
        <translation>Alles zeigen, was das Spiel für seine Regeln und Bögen errechnet</translation>
    </message>
    <message>
        <source>Nothing follows from the values here.</source>
        <translation>Aus den Werten folgt hier nichts.</translation>
    </message>
    <message>
        <source>Also worked out by the game</source>
        <translation>Außerdem vom Spiel errechnet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>muster::editor::Document</name>
    <message>
        <source>Unsaved changes cannot be kept safe against a crash: %1</source>
        <translation>Ungespeicherte Änderungen lassen sich nicht gegen einen Absturz sichern: %1</translation>
    </message>
    <message>
        <source>%1 is larger than the %2 MB a file may have.</source>
        <translation>%1 ist größer als die %2 MB, die eine Datei haben darf.</translation>
    </message>
    <message>
        <source>Recovered changes</source>
        <translation>Wiederhergestellte Änderungen</translation>
    </message>
    <message>
        <source>This has no file name yet.</source>
        <translation>Das hat noch keinen Dateinamen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since you opened it.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>muster::editor::EntryControl</name>
    <message>
        <source>nothing: all of it is said here</source>
        <translation>nichts: alles steht hier selbst</translation>
    </message>
    <message>
        <source>%1 (not in the list)</source>
        <translation>%1 (nicht in der Liste)</translation>
    </message>
</context>
<context>
    <name>muster::editor::FieldRow</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>durch %1</translation>
    </message>
    <message>
        <source>from the list</source>
        <translation>aus der Liste</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Take the list&apos;s value again: %1</source>
        <translation>Wieder den Wert der Liste nehmen: %1</translation>
    </message>
    <message>
        <source>Take the list&apos;s value again</source>
        <translation>Wieder den Wert der Liste nehmen</translation>
    </message>
    <message>
        <source>Take the usual value again</source>
        <translation>Wieder den üblichen Wert nehmen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>muster::editor::FindBar</name>
    <message>
        <source>Match &amp;case</source>
        <translation>Groß-/&amp;Kleinschreibung</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Erset&amp;zen</translation>
    </message>
    <message>
        <source>Replace &amp;All</source>
        <translation>Alle er&amp;setzen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>From the other end</source>
        <translation>Vom anderen Ende an</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n Stelle ersetzt</numerusform>
            <numerusform>%n Stellen ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::FindingNote</name>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>Show the page of this rule</source>
        <translation>Die Seite dieser Regel zeigen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::FindingsModel</name>
    <message>
        <source>The army</source>
        <translation>Die Armee</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>muster::editor::FindingsPanel</name>
    <message>
        <source>Show findings of level</source>
        <translation>Befunde welcher Stufe zeigen</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Alle Befunde</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Fehler und Warnungen</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>Befunde durchsuchen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>H&amp;inspringen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hinspringen</translation>
    </message>
    <message>
        <source>&amp;Mend It</source>
        <translation>Beh&amp;eben</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Make the change that the rule suggests; it can be undone</source>
        <translation>Die Änderung vornehmen, die die Regel vorschlägt; sie lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>No findings: everything the rules ask is there.</source>
        <translation>Keine Befunde: Alles, was die Regeln verlangen, ist da.</translation>
    </message>
    <message>
        <source>No finding fits this search.</source>
        <translation>Kein Befund passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Hinspringen</translation>
    </message>
    <message>
        <source>Mend It</source>
        <translation>Beheben</translation>
    </message>
</context>
<context>
    <name>muster::editor::FormBody</name>
    <message>
        <source>The file is not valid JSON at the moment, so nothing can be changed here. Mend it in the source view, or undo.</source>
        <translation>Die Datei ist im Moment kein gültiges JSON, deshalb lässt sich hier nichts ändern. Im Quelltext beheben oder rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>muster::editor::JsonControl</name>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>This value is written as JSON.</source>
        <translation>Dieser Wert wird als JSON geschrieben.</translation>
    </message>
    <message>
        <source>Not JSON yet: %1</source>
        <translation>Noch kein JSON: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::LevelsControl</name>
    <message>
        <source>show all</source>
        <translation>alle zeigen</translation>
    </message>
    <message>
        <source>Show those without a level as well</source>
        <translation>Auch die ohne Stufe zeigen</translation>
    </message>
    <message>
        <source>Show what is not allowed here as well</source>
        <translation>Auch zeigen, was hier nicht erlaubt ist</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Weiteres hinzufügen</translation>
    </message>
    <message>
        <source>Add another, such as %1</source>
        <translation>Weiteres hinzufügen, etwa %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::MainWindow</name>
    <message>
        <source>nobody</source>
        <translation>niemanden</translation>
    </message>
    <message>
        <source>Attach Leader</source>
        <translation>Anführer anschließen</translation>
    </message>
    <message>
        <source>With which unit?</source>
        <translation>An welche Einheit?</translation>
    </message>
    <message>
        <source>the army itself</source>
        <translation>direkt in der Armee</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation>In Gruppe verschieben</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <source>&amp;Add from the Offer</source>
        <translation>Aus dem Angebot &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add what is selected on the left</source>
        <translation>Hinzufügen, was links ausgewählt ist</translation>
    </message>
    <message>
        <source>Add &amp;Group</source>
        <translation>&amp;Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Add a formation that holds units</source>
        <translation>Einen Verband hinzufügen, der Einheiten aufnimmt</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Give what is selected a name of its own</source>
        <translation>Dem Ausgewählten einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>Edit &amp;Values</source>
        <translation>&amp;Werte bearbeiten</translation>
    </message>
    <message>
        <source>Go to the values of what is selected</source>
        <translation>Zu den Werten des Ausgewählten gehen</translation>
    </message>
    <message>
        <source>One Mor&amp;e</source>
        <translation>Eins &amp;mehr</translation>
    </message>
    <message>
        <source>Raise the count of the selected unit (+ in the army)</source>
        <translation>Die Anzahl der ausgewählten Einheit erhöhen (+ in der Armee)</translation>
    </message>
    <message>
        <source>One &amp;Less</source>
        <translation>Eins we&amp;niger</translation>
    </message>
    <message>
        <source>Lower the count of the selected unit (- in the army)</source>
        <translation>Die Anzahl der ausgewählten Einheit senken (- in der Armee)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Add the same again behind what is selected</source>
        <translation>Dasselbe noch einmal hinter dem Ausgewählten hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove what is selected from the army</source>
        <translation>Das Ausgewählte aus der Armee entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move what is selected up, also into the group before</source>
        <translation>Das Ausgewählte nach oben schieben, auch in die Gruppe davor</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Move what is selected down, also into the group behind</source>
        <translation>Das Ausgewählte nach unten schieben, auch in die Gruppe dahinter</translation>
    </message>
    <message>
        <source>Move to Grou&amp;p...</source>
        <translation>&amp;In Gruppe verschieben...</translation>
    </message>
    <message>
        <source>Move what is selected into another group</source>
        <translation>Das Ausgewählte in eine andere Gruppe verschieben</translation>
    </message>
    <message>
        <source>A&amp;ttach Leader...</source>
        <translation>&amp;Anführer anschließen...</translation>
    </message>
    <message>
        <source>Choose the unit that the selected leader is with</source>
        <translation>Die Einheit wählen, bei der der ausgewählte Anführer steht</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>&amp;Write Over It</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Your changes are still here.</source>
        <translation>Die Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Files of this kind (%1);;All files (*)</source>
        <translation>Dateien dieser Art (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is there already. Write over it?</source>
        <translation>%1 gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <source>Cannot Revert</source>
        <translation>Zurücksetzen nicht möglich</translation>
    </message>
    <message>
        <source>Went back to what the file holds. Undo brings your changes back.</source>
        <translation>Zurück auf dem Stand der Datei. „Rückgängig“ holt die Änderungen wieder.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 files have changes that are not saved.</source>
        <translation>%1 Dateien haben Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf dem Datenträger</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Armies (*.army.json)</source>
        <translation>Armeen (*.army.json)</translation>
    </message>
    <message>
        <source>Cannot Open</source>
        <translation>Öffnen nicht möglich</translation>
    </message>
    <message>
        <source>There is no version from before the last save.</source>
        <translation>Es gibt keine Fassung von vor dem letzten Speichern.</translation>
    </message>
    <message>
        <source>Before the last save</source>
        <translation>Vor dem letzten Speichern</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung noch einmal vornehmen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Take what is selected to the clipboard</source>
        <translation>Das Ausgewählte in die Zwischenablage nehmen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected as text, which pastes into any army</source>
        <translation>Das Ausgewählte als Text kopieren, der sich in jede Armee einfügen lässt</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Add what the clipboard holds</source>
        <translation>Den Inhalt der Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Search what may be taken, or the text</source>
        <translation>Das Angebot durchsuchen, oder den Text</translation>
    </message>
    <message>
        <source>R&amp;eplace in Source...</source>
        <translation>Im &amp;Quelltext ersetzen...</translation>
    </message>
    <message>
        <source>Replace words in the text of the file</source>
        <translation>Wörter im Text der Datei ersetzen</translation>
    </message>
    <message>
        <source>Go to &amp;Line...</source>
        <translation>&amp;Gehe zu Zeile...</translation>
    </message>
    <message>
        <source>Go to a line of the source</source>
        <translation>Zu einer Zeile des Quelltexts gehen</translation>
    </message>
    <message>
        <source>Co&amp;mmands...</source>
        <translation>&amp;Befehle...</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Jeden Befehl bei seinem Namen finden</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New Army...</source>
        <translation>&amp;Neue Armee...</translation>
    </message>
    <message>
        <source>Begin an army of any system</source>
        <translation>Eine Armee eines beliebigen Spiels beginnen</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Open armies and other files</source>
        <translation>Armeen und andere Dateien öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Folder...</source>
        <translation>&amp;Ordner öffnen...</translation>
    </message>
    <message>
        <source>Show a folder of files with a verdict on each</source>
        <translation>Einen Ordner zeigen, mit einem Urteil zu jeder Datei</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the file in front</source>
        <translation>Die Datei im Vordergrund speichern</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>A&amp;lle speichern</translation>
    </message>
    <message>
        <source>Save every file that has changes</source>
        <translation>Jede Datei speichern, die Änderungen hat</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Go back to what the file holds; this can be undone</source>
        <translation>Auf den Stand der Datei zurückgehen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Show this army and another side by side</source>
        <translation>Diese Armee und eine andere nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Compare With the Last Vers&amp;ion</source>
        <translation>Mit letz&amp;ter Fassung vergleichen</translation>
    </message>
    <message>
        <source>Show this army beside what it was before the last save</source>
        <translation>Diese Armee neben ihrem Stand vor dem letzten Speichern zeigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the file in front</source>
        <translation>Die Datei im Vordergrund schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all files and the program</source>
        <translation>Alle Dateien und das Programm schließen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Muster</source>
        <translation>Über Muster</translation>
    </message>
    <message>
        <source>&lt;b&gt;Muster %1&lt;/b&gt;&lt;p&gt;Legal armies, checked battlefields and record sheets for tabletop wargamers.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Muster %1&lt;/b&gt;&lt;p&gt;Regelkonforme Armeen, geprüfte Schlachtfelder und Spielbögen für Tabletop-Spieler.&lt;/p&gt;&lt;p&gt;Erstellt mit Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys...</source>
        <translation>&amp;Tasten...</translation>
    </message>
    <message>
        <source>All commands that have a key</source>
        <translation>Alle Befehle, die eine Taste haben</translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation>Ü&amp;ber Muster</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>Verdict on the file in front</source>
        <translation>Urteil über die Datei im Vordergrund</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese &amp;Liste leeren</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 (has changes that are not saved)</source>
        <translation>%1 (hat ungespeicherte Änderungen)</translation>
    </message>
    <message>
        <source>Files of Muster (*.army.json *.list.json *.scenario.json *.house.json *.system.json muster.json);;Armies (*.army.json);;All files (*)</source>
        <translation>Dateien von Muster (*.army.json *.list.json *.scenario.json *.house.json *.system.json muster.json);;Armeen (*.army.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Cannot Recover</source>
        <translation>Wiederherstellen nicht möglich</translation>
    </message>
    <message>
        <source>The colours of the program</source>
        <translation>Die Farben des Programms</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>Show or hide what the rules say</source>
        <translation>Zeigen oder verbergen, was die Regeln sagen</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Show or hide the files of a folder</source>
        <translation>Die Dateien eines Ordners zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelltext</translation>
    </message>
    <message>
        <source>Show or hide the text of the file</source>
        <translation>Den Text der Datei zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ansi&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Next Finding</source>
        <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
        <source>Go to the next thing that is wrong</source>
        <translation>Zum Nächsten gehen, was nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>&amp;Voriger Befund</translation>
    </message>
    <message>
        <source>Go to the thing before that is wrong</source>
        <translation>Zum Vorigen gehen, was nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Mend the Finding</source>
        <translation>Befund be&amp;heben</translation>
    </message>
    <message>
        <source>Make the change that the rule suggests</source>
        <translation>Die Änderung vornehmen, die die Regel vorschlägt</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>Nächster &amp;Tab</translation>
    </message>
    <message>
        <source>Bring the next file to the front</source>
        <translation>Die nächste Datei nach vorn holen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>Vo&amp;riger Tab</translation>
    </message>
    <message>
        <source>Bring the file before to the front</source>
        <translation>Die vorige Datei nach vorn holen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smalle&amp;r</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Normal Si&amp;ze</source>
        <translation>Normale Größ&amp;e</translation>
    </message>
    <message>
        <source>Letters of the usual size</source>
        <translation>Schrift in üblicher Größe</translation>
    </message>
    <message>
        <source>Colours of the S&amp;ystem</source>
        <translation>Farben des &amp;Systems</translation>
    </message>
    <message>
        <source>L&amp;ight Colours</source>
        <translation>He&amp;lle Farben</translation>
    </message>
    <message>
        <source>&amp;Dark Colours</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>Values of the Arm&amp;y</source>
        <translation>We&amp;rte der Armee</translation>
    </message>
    <message>
        <source>Go to the values of the army as a whole</source>
        <translation>Zu den Werten der Armee als Ganzes gehen</translation>
    </message>
    <message>
        <source>Copy as F&amp;orum Text</source>
        <translation>Als &amp;Forentext kopieren</translation>
    </message>
    <message>
        <source>Copy all sheets as plain text, for a forum or a message</source>
        <translation>Alle Bögen als reinen Text kopieren, für ein Forum oder eine Nachricht</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Als Mark&amp;down kopieren</translation>
    </message>
    <message>
        <source>Copy all sheets as Markdown, for forums that know it</source>
        <translation>Alle Bögen als Markdown kopieren, für Foren, die es kennen</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>Preview the sheets, print them, or save them as PDF, images, web page or text</source>
        <translation>Die Bögen in der Vorschau sehen, drucken oder als PDF, Bilder, Webseite oder Text speichern</translation>
    </message>
    <message>
        <source>Nothing was copied: %1</source>
        <translation>Nichts wurde kopiert: %1</translation>
    </message>
    <message>
        <source>Copied the sheets as Markdown</source>
        <translation>Bögen als Markdown kopiert</translation>
    </message>
    <message>
        <source>Copied the sheets as text</source>
        <translation>Bögen als Text kopiert</translation>
    </message>
    <message>
        <source>Co&amp;mpare With...</source>
        <translation>&amp;Vergleichen mit...</translation>
    </message>
</context>
<context>
    <name>muster::editor::NewArmyDialog</name>
    <message>
        <source>New Army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>&amp;Create Army</source>
        <translation>&amp;Armee anlegen</translation>
    </message>
    <message>
        <source>Create army</source>
        <translation>Armee anlegen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Search by name, period or words of the summary</source>
        <translation>Nach Name, Epoche oder Stichwort suchen</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Listen durchsuchen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Points on offer</source>
        <translation>Angebotene Punkte</translation>
    </message>
    <message>
        <source>About the list</source>
        <translation>Über die Liste</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Name der Armee</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>&amp;Name of the army</source>
        <translation>&amp;Name der Armee</translation>
    </message>
    <message>
        <source>Looking for games and lists...</source>
        <translation>Suche nach Spielen und Listen...</translation>
    </message>
    <message>
        <source>No game was found. Open a folder that holds a system file, or install Muster&apos;s data.</source>
        <translation>Es wurde kein Spiel gefunden. Einen Ordner mit einer Systemdatei öffnen oder die Daten von Muster installieren.</translation>
    </message>
    <message>
        <source>No list fits this search.</source>
        <translation>Keine Liste passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>%1 kinds of troops</source>
        <translation>%1 Truppenarten</translation>
    </message>
    <message>
        <source>Sources:
%1</source>
        <translation>Quellen:
%1</translation>
    </message>
</context>
<context>
    <name>muster::editor::NumbersControl</name>
    <message>
        <source>such as 4, 3</source>
        <translation>etwa 4, 3</translation>
    </message>
    <message>
        <source>%1, first number</source>
        <translation>%1, erste Zahl</translation>
    </message>
    <message>
        <source>%1, second number</source>
        <translation>%1, zweite Zahl</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Zahl %2</translation>
    </message>
</context>
<context>
    <name>muster::editor::OfferModel</name>
    <message>
        <source>Cannot be added within the rules: %1.</source>
        <translation>Nach den Regeln nicht möglich: %1.</translation>
    </message>
    <message>
        <source>%1. Cannot be added within the rules: %2.</source>
        <translation>%1. Nach den Regeln nicht möglich: %2.</translation>
    </message>
    <message>
        <source>Leader %1</source>
        <translation>Anführer %1</translation>
    </message>
    <message>
        <source>Unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many taken of so many allowed</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>Im Angebot</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>muster::editor::OfferPanel</name>
    <message>
        <source>Search what may be taken</source>
        <translation>Angebot durchsuchen</translation>
    </message>
    <message>
        <source>Show only one type</source>
        <translation>Nur eine Art zeigen</translation>
    </message>
    <message>
        <source>Only what &amp;fits</source>
        <translation>Nur was &amp;passt</translation>
    </message>
    <message>
        <source>Only what fits</source>
        <translation>Nur was passt</translation>
    </message>
    <message>
        <source>Hide what would go over the budget or over a maximum</source>
        <translation>Verbergen, was das Budget oder eine Höchstzahl überschreiten würde</translation>
    </message>
    <message>
        <source>What may be taken</source>
        <translation>Was genommen werden darf</translation>
    </message>
    <message>
        <source>Nothing fits this search.</source>
        <translation>Nichts passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>&amp;Add to Army</source>
        <translation>Z&amp;ur Armee hinzufügen</translation>
    </message>
    <message>
        <source>Add to army</source>
        <translation>Zur Armee hinzufügen</translation>
    </message>
    <message>
        <source>Add what is selected above to the army</source>
        <translation>Zur Armee hinzufügen, was oben ausgewählt ist</translation>
    </message>
    <message>
        <source>Nothing is on offer.</source>
        <translation>Im Angebot ist nichts.</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>%1 cannot be added within the rules: %2.</source>
        <translation>%1 ist nach den Regeln nicht möglich: %2.</translation>
    </message>
</context>
<context>
    <name>muster::editor::OptionsControl</name>
    <message>
        <source>none on offer</source>
        <translation>keine im Angebot</translation>
    </message>
    <message>
        <source>not on offer any more</source>
        <translation>nicht mehr im Angebot</translation>
    </message>
</context>
<context>
    <name>muster::editor::Page</name>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Eigene behalten</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>This file can be read but not written. Changes can be kept with Save As.</source>
        <translation>Diese Datei lässt sich lesen, aber nicht schreiben. Änderungen lassen sich mit „Speichern unter“ behalten.</translation>
    </message>
    <message>
        <source>The text is not valid JSON at the moment. Mend it in the source first.</source>
        <translation>Der Text ist im Moment kein gültiges JSON. Erst im Quelltext beheben.</translation>
    </message>
    <message>
        <source>Another program has changed this file on disk.</source>
        <translation>Ein anderes Programm hat diese Datei geändert.</translation>
    </message>
    <message>
        <source>This file is no longer on disk. Saving writes it again.</source>
        <translation>Diese Datei gibt es nicht mehr. Speichern schreibt sie wieder.</translation>
    </message>
</context>
<context>
    <name>muster::editor::PageOptions</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The size of the paper</source>
        <translation>Die Größe des Papiers</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Which way the paper is held</source>
        <translation>Wie das Papier gehalten wird</translation>
    </message>
    <message>
        <source>As the sheet wants it</source>
        <translation>Wie der Bogen es vorsieht</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>How much ink the print takes</source>
        <translation>Wie viel Tinte der Druck braucht</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Saving: no light grounds</source>
        <translation>Sparsam: keine hellen Flächen</translation>
    </message>
    <message>
        <source> dots an inch</source>
        <translation> Punkte je Zoll</translation>
    </message>
    <message>
        <source>PNG images</source>
        <translation>PNG-Bilder</translation>
    </message>
    <message>
        <source>How fine exported PNG images are; nothing else changes</source>
        <translation>Wie fein exportierte PNG-Bilder sind; sonst ändert sich nichts</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <source>Right margin</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>Bottom margin</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>White edge of the page in millimetres</source>
        <translation>Weißer Rand der Seite in Millimetern</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>Chosen by Muster</source>
        <translation>Von Muster gewählt</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>The letters of the print</source>
        <translation>Die Schrift des Ausdrucks</translation>
    </message>
</context>
<context>
    <name>muster::editor::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
    <message>
        <source>Page Up and Page Down turn the page, + and - change the size, 0 shows all of it</source>
        <translation>„Bild auf“ und „Bild ab“ blättern, + und - ändern die Größe, 0 zeigt die ganze Seite</translation>
    </message>
</context>
<context>
    <name>muster::editor::PointsPicture</name>
    <message>
        <source>What the list&apos;s points can go to</source>
        <translation>Wofür die Punkte der Liste ausgegeben werden können</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>%1 %2 percent</source>
        <translation>%1 %2 Prozent</translation>
    </message>
</context>
<context>
    <name>muster::editor::Preview</name>
    <message>
        <source>Remarks on the print</source>
        <translation>Bemerkungen zum Druck</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Gezeigte Seite</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Zu einer Seite gehen</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Größe der Vorschau</translation>
    </message>
    <message>
        <source>Size of the preview (Ctrl and wheel)</source>
        <translation>Größe der Vorschau (Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Nothing can be printed: %1</source>
        <translation>Es lässt sich nichts drucken: %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Page %1 of %2: %3</source>
        <translation>Seite %1 von %2: %3</translation>
    </message>
    <message>
        <source>One rule is broken. It prints all the same.</source>
        <translation>Eine Regel ist verletzt. Gedruckt wird trotzdem.</translation>
    </message>
    <message>
        <source>Rules are broken in %1 places. It prints all the same.</source>
        <translation>An %1 Stellen sind Regeln verletzt. Gedruckt wird trotzdem.</translation>
    </message>
    <message>
        <source>There are more remarks of this kind.</source>
        <translation>Es gibt weitere Bemerkungen dieser Art.</translation>
    </message>
</context>
<context>
    <name>muster::editor::PrintDialog</name>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>Als &amp;PDF speichern...</translation>
    </message>
    <message>
        <source>Write the pages into a PDF file</source>
        <translation>Die Seiten in eine PDF-Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Write images, a web page or text</source>
        <translation>Bilder, eine Webseite oder Text schreiben</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>Send the pages to a printer</source>
        <translation>Die Seiten an einen Drucker schicken</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close this window; the options are kept</source>
        <translation>Dieses Fenster schließen; die Einstellungen bleiben</translation>
    </message>
    <message>
        <source>&amp;SVG drawings, one a page...</source>
        <translation>&amp;SVG-Zeichnungen, eine je Seite...</translation>
    </message>
    <message>
        <source>P&amp;NG images, one a page...</source>
        <translation>P&amp;NG-Bilder, eins je Seite...</translation>
    </message>
    <message>
        <source>&amp;Web page to play with (HTML)...</source>
        <translation>&amp;Webseite zum Spielen (HTML)...</translation>
    </message>
    <message>
        <source>&amp;Plain text...</source>
        <translation>&amp;Reiner Text...</translation>
    </message>
    <message>
        <source>&amp;Markdown...</source>
        <translation>&amp;Markdown...</translation>
    </message>
    <message>
        <source>Tick at least one sheet.</source>
        <translation>Mindestens einen Bogen ankreuzen.</translation>
    </message>
    <message>
        <source>Setting the pages...</source>
        <translation>Seiten werden gesetzt...</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 and others of these files are there already. Write over them?</source>
        <translation>%1 und weitere dieser Dateien gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <source>Not Written</source>
        <translation>Nicht geschrieben</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Wrote %1 files, %2 and so on</source>
        <translation>%1 Dateien geschrieben, %2 und so weiter</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker geschickt</translation>
    </message>
    <message>
        <source>Not Printed</source>
        <translation>Nicht gedruckt</translation>
    </message>
    <message>
        <source>The printer does not take the pages. Is it switched on and has it paper of this size?</source>
        <translation>Der Drucker nimmt die Seiten nicht an. Ist er eingeschaltet, und hat er Papier dieser Größe?</translation>
    </message>
</context>
<context>
    <name>muster::editor::ProjectPanel</name>
    <message>
        <source>No folder is open.</source>
        <translation>Kein Ordner ist offen.</translation>
    </message>
    <message>
        <source>Search the files</source>
        <translation>Dateien durchsuchen</translation>
    </message>
    <message>
        <source>Search the files of the folder</source>
        <translation>Dateien des Ordners durchsuchen</translation>
    </message>
    <message>
        <source>Files of the folder</source>
        <translation>Dateien des Ordners</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Looking for files...</source>
        <translation>Suche nach Dateien...</translation>
    </message>
    <message>
        <source>checking...</source>
        <translation>wird geprüft...</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>regelkonform</translation>
    </message>
    <message>
        <source>1 file: %1</source>
        <translation>1 Datei: %1</translation>
    </message>
    <message>
        <source>%1 files: %2</source>
        <translation>%1 Dateien: %2</translation>
    </message>
    <message>
        <source>There are more; only the first are shown.</source>
        <translation>Es gibt noch mehr; nur die ersten werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>muster::editor::RecordsControl</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::RecoveryDialog</name>
    <message>
        <source>Unsaved Changes Found</source>
        <translation>Ungespeicherte Änderungen gefunden</translation>
    </message>
    <message>
        <source>Muster did not end well last time. These changes were not saved. Opening them changes no file.</source>
        <translation>Muster wurde beim letzten Mal nicht ordentlich beendet. Diese Änderungen wurden nicht gespeichert. Sie zu öffnen ändert keine Datei.</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Dateien mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>geändert am %1</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>the file is no longer there</source>
        <translation>die Datei gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the file has been changed since</source>
        <translation>die Datei wurde seitdem geändert</translation>
    </message>
    <message>
        <source>&amp;Open Them</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Throw Away...</source>
        <translation>&amp;Verwerfen...</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Throw Away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Throw these changes away? They cannot be brought back.</source>
        <translation>Diese Änderungen verwerfen? Sie lassen sich nicht zurückholen.</translation>
    </message>
</context>
<context>
    <name>muster::editor::RemedyBar</name>
    <message>
        <source>What would mend it</source>
        <translation>Was es beheben würde</translation>
    </message>
    <message>
        <source>Set the count to %1</source>
        <translation>Die Anzahl auf %1 setzen</translation>
    </message>
    <message>
        <source>Tried: this finding is gone with it. It can be undone.</source>
        <translation>Erprobt: Damit ist dieser Befund weg. Es lässt sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>muster::editor::RowsControl</name>
    <message>
        <source>show all</source>
        <translation>alle zeigen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search %1</source>
        <translation>%1 durchsuchen</translation>
    </message>
    <message>
        <source>Show what is not allowed here as well</source>
        <translation>Auch zeigen, was hier nicht erlaubt ist</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Weiteres hinzufügen</translation>
    </message>
    <message>
        <source>Add another, such as %1</source>
        <translation>Weiteres hinzufügen, etwa %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>Not allowed here. %1</source>
        <translation>Hier nicht erlaubt. %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::RunningOptions</name>
    <message>
        <source>Head and foot of each page</source>
        <translation>Kopf und Fuß jeder Seite</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Text of the head</source>
        <translation>Text des Kopfes</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Text of the foot</source>
        <translation>Text des Fußes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Print today&apos;s date</source>
        <translation>Das heutige Datum drucken</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>The date that is printed, as you want to read it</source>
        <translation>Das Datum, das gedruckt wird, in beliebiger Schreibweise</translation>
    </message>
    <message>
        <source>Untick it for pages without</source>
        <translation>Ohne Häkchen bleiben die Seiten frei davon</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>Up to three parts, left|middle|right, of words and of
{name} {player} {system} {version} {date} {page} {pages} {sheet}</source>
        <translation>Bis zu drei Teile, links|Mitte|rechts, aus Worten und aus
{name} {player} {system} {version} {date} {page} {pages} {sheet}</translation>
    </message>
</context>
<context>
    <name>muster::editor::SheetOptions</name>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Sheets to print</source>
        <translation>Zu druckende Bögen</translation>
    </message>
    <message>
        <source>Tick the sheets to print (Space)</source>
        <translation>Die zu druckenden Bögen ankreuzen (Leertaste)</translation>
    </message>
    <message>
        <source>Filled in with this army</source>
        <translation>Mit dieser Armee ausgefüllt</translation>
    </message>
    <message>
        <source>Print the sheets of the army as it is now</source>
        <translation>Die Bögen der Armee drucken, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>Empty, to fill in by hand</source>
        <translation>Leer, zum Ausfüllen von Hand</translation>
    </message>
    <message>
        <source>Print sheets of this game that a pencil fills in</source>
        <translation>Bögen dieses Spiels zum Ausfüllen mit dem Bleistift drucken</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Exemplare von jedem</translation>
    </message>
    <message>
        <source>Copies of each empty sheet</source>
        <translation>Exemplare jedes leeren Bogens</translation>
    </message>
    <message>
        <source>How many of each empty sheet</source>
        <translation>Wie viele von jedem leeren Bogen</translation>
    </message>
</context>
<context>
    <name>muster::editor::SourceText</name>
    <message>
        <source>Source text</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>Quelltext bearbeiten</translation>
    </message>
</context>
<context>
    <name>muster::editor::SourceView</name>
    <message>
        <source>This file is not written in UTF-8. It is shown as well as it goes and cannot be changed here.</source>
        <translation>Diese Datei ist nicht in UTF-8 geschrieben. Sie wird gezeigt, so gut es geht, und lässt sich hier nicht ändern.</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line (1 to %1):</source>
        <translation>Zeile (1 bis %1):</translation>
    </message>
</context>
<context>
    <name>muster::editor::StartPage</name>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Build an army, and see at every step whether it is legal.</source>
        <translation>Eine Armee bauen und bei jedem Schritt sehen, ob sie regelkonform ist.</translation>
    </message>
    <message>
        <source>&amp;New Army...</source>
        <translation>&amp;Neue Armee...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Open &amp;Folder...</source>
        <translation>&amp;Ordner öffnen...</translation>
    </message>
    <message>
        <source>Choose a game and a list</source>
        <translation>Ein Spiel und eine Liste wählen</translation>
    </message>
    <message>
        <source>Show a folder of files with a verdict on each</source>
        <translation>Einen Ordner zeigen, mit einem Urteil zu jeder Datei</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Files you open or save stand here next time.</source>
        <translation>Geöffnete und gespeicherte Dateien stehen beim nächsten Mal hier.</translation>
    </message>
    <message>
        <source>no longer there: %1</source>
        <translation>nicht mehr da: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::TextPage</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
</context>
<context>
    <name>muster::editor::TextsControl</name>
    <message>
        <source>one a line</source>
        <translation>eins je Zeile</translation>
    </message>
</context>
<context>
    <name>muster::editor::ThingForm</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
</context>
</TS>
