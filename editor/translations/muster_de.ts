<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Arms</name>
    <message>
        <source>Foot with axes</source>
        <translation>Axtkämpfer</translation>
    </message>
    <message>
        <source>Beasts</source>
        <translation>Bestien</translation>
    </message>
    <message>
        <source>Foot with bows</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Camels</source>
        <translation>Kamelreiter</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>Armoured horse</source>
        <translation>Panzerreiter</translation>
    </message>
    <message>
        <source>Chariots</source>
        <translation>Streitwagen</translation>
    </message>
    <message>
        <source>Foot with clubs</source>
        <translation>Keulenkämpfer</translation>
    </message>
    <message>
        <source>Foot with crossbows</source>
        <translation>Armbrustschützen</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Flyers</source>
        <translation>Flieger</translation>
    </message>
    <message>
        <source>Foot with spear and shield</source>
        <translation>Speerkämpfer mit Schild</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Grenadiers</source>
        <translation>Grenadiere</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Kanonen</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Foot with javelins</source>
        <translation>Speerwerfer</translation>
    </message>
    <message>
        <source>Foot with long shields</source>
        <translation>Fußvolk mit langen Schilden</translation>
    </message>
    <message>
        <source>Light foot</source>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>Light horse</source>
        <translation>Leichte Reiterei</translation>
    </message>
    <message>
        <source>Foot with muskets</source>
        <translation>Musketiere</translation>
    </message>
    <message>
        <source>Mob</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Foot with pikes</source>
        <translation>Pikeniere</translation>
    </message>
    <message>
        <source>Foot with slings</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Foot with swords</source>
        <translation>Fußvolk mit Schwertern</translation>
    </message>
    <message>
        <source>Swordsmen</source>
        <translation>Schwertkämpfer</translation>
    </message>
</context>
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
    <message>
        <source>The clipboard holds units of another game (%1); this army is of %2.</source>
        <translation>Die Zwischenablage enthält Einheiten eines anderen Spiels (%1); diese Armee gehört zu %2.</translation>
    </message>
    <message>
        <source>The army is sorted by a column. Click its head until the order is that of the file, then move.</source>
        <translation>Die Armee ist nach einer Spalte sortiert. Auf deren Kopf klicken, bis die Reihenfolge die der Datei ist, dann verschieben.</translation>
    </message>
    <message>
        <source>This is the end of its arm. Switch off Group by Arms to move on.</source>
        <translation>Hier endet ihre Waffengattung. Weiter geht es ohne „Nach Waffengattungen gruppieren“.</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>Align &amp;Left</source>
        <translation>&amp;Links ausrichten</translation>
    </message>
    <message>
        <source>Bring the western ends onto one line</source>
        <translation>Die westlichen Enden auf eine Linie bringen</translation>
    </message>
    <message>
        <source>Align &amp;Centres Up the Board</source>
        <translation>Mitten &amp;senkrecht ausrichten</translation>
    </message>
    <message>
        <source>Bring the centres onto one line from south to north</source>
        <translation>Die Mitten auf eine Linie von Süden nach Norden bringen</translation>
    </message>
    <message>
        <source>Align &amp;Right</source>
        <translation>&amp;Rechts ausrichten</translation>
    </message>
    <message>
        <source>Bring the eastern ends onto one line</source>
        <translation>Die östlichen Enden auf eine Linie bringen</translation>
    </message>
    <message>
        <source>Align &amp;Top</source>
        <translation>&amp;Oben ausrichten</translation>
    </message>
    <message>
        <source>Bring the northern ends onto one line</source>
        <translation>Die nördlichen Enden auf eine Linie bringen</translation>
    </message>
    <message>
        <source>Align Centres &amp;Across the Board</source>
        <translation>Mitten &amp;waagerecht ausrichten</translation>
    </message>
    <message>
        <source>Bring the centres onto one line from west to east</source>
        <translation>Die Mitten auf eine Linie von Westen nach Osten bringen</translation>
    </message>
    <message>
        <source>Align &amp;Bottom</source>
        <translation>&amp;Unten ausrichten</translation>
    </message>
    <message>
        <source>Bring the southern ends onto one line</source>
        <translation>Die südlichen Enden auf eine Linie bringen</translation>
    </message>
    <message>
        <source>&amp;Distribute Across</source>
        <translation>&amp;Nebeneinander verteilen</translation>
    </message>
    <message>
        <source>Make the gaps from west to east equal</source>
        <translation>Die Abstände von Westen nach Osten gleich machen</translation>
    </message>
    <message>
        <source>Distribute &amp;Up</source>
        <translation>&amp;Übereinander verteilen</translation>
    </message>
    <message>
        <source>Make the gaps from south to north equal</source>
        <translation>Die Abstände von Süden nach Norden gleich machen</translation>
    </message>
    <message>
        <source>&amp;Mirror Left to Right</source>
        <translation>Links-rechts s&amp;piegeln</translation>
    </message>
    <message>
        <source>Bring it to the mirrored place on the other half, left for right</source>
        <translation>An den gespiegelten Ort der anderen Hälfte bringen, links und rechts vertauscht</translation>
    </message>
    <message>
        <source>Mirror Top t&amp;o Bottom</source>
        <translation>Oben-unten sp&amp;iegeln</translation>
    </message>
    <message>
        <source>Bring it to the mirrored place on the other half, top for bottom</source>
        <translation>An den gespiegelten Ort der anderen Hälfte bringen, oben und unten vertauscht</translation>
    </message>
    <message>
        <source>&amp;Half a Turn</source>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>Turn it by half a turn about the middle of the board</source>
        <translation>Um die Mitte des Spielfelds halb herumdrehen</translation>
    </message>
    <message>
        <source>Co&amp;py Left to Right</source>
        <translation>Kopie links-rechts gespiegel&amp;t</translation>
    </message>
    <message>
        <source>Add a mirrored copy on the other half, left for right</source>
        <translation>Eine gespiegelte Kopie auf der anderen Hälfte hinzufügen, links und rechts vertauscht</translation>
    </message>
    <message>
        <source>Cop&amp;y Top to Bottom</source>
        <translation>Kopie oben-unten &amp;gespiegelt</translation>
    </message>
    <message>
        <source>Add a mirrored copy on the other half, top for bottom</source>
        <translation>Eine gespiegelte Kopie auf der anderen Hälfte hinzufügen, oben und unten vertauscht</translation>
    </message>
    <message>
        <source>Copy with Half a Tur&amp;n</source>
        <translation>&amp;Kopie mit halber Drehung</translation>
    </message>
    <message>
        <source>Add a copy after half a turn about the middle of the board</source>
        <translation>Eine um die Mitte des Spielfelds halb gedrehte Kopie hinzufügen</translation>
    </message>
    <message>
        <source>To the &amp;Front</source>
        <translation>Ganz nach &amp;vorn</translation>
    </message>
    <message>
        <source>Draw it on top of everything</source>
        <translation>Über alles andere zeichnen</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>&amp;Einen nach vorn</translation>
    </message>
    <message>
        <source>Draw it over the next one</source>
        <translation>Über das Nächste zeichnen</translation>
    </message>
    <message>
        <source>Bac&amp;kward</source>
        <translation>Einen &amp;zurück</translation>
    </message>
    <message>
        <source>Draw it under the one below</source>
        <translation>Unter das darunter zeichnen</translation>
    </message>
    <message>
        <source>To th&amp;e Back</source>
        <translation>G&amp;anz nach hinten</translation>
    </message>
    <message>
        <source>Draw it under everything</source>
        <translation>Unter alles andere zeichnen</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gruppe &amp;bilden</translation>
    </message>
    <message>
        <source>Select and move these together from now on</source>
        <translation>Diese von nun an zusammen auswählen und verschieben</translation>
    </message>
    <message>
        <source>Di&amp;ssolve the Group</source>
        <translation>Gruppe au&amp;flösen</translation>
    </message>
    <message>
        <source>Let each item be selected by itself again</source>
        <translation>Jedes wieder einzeln auswählbar machen</translation>
    </message>
    <message>
        <source>Lock &amp;in Place</source>
        <translation>Platz si&amp;chern</translation>
    </message>
    <message>
        <source>Protect it from being moved</source>
        <translation>Durch nichts mehr verschieben lassen</translation>
    </message>
    <message>
        <source>Unlock for Mo&amp;ving</source>
        <translation>Platz wie&amp;der freigeben</translation>
    </message>
    <message>
        <source>Allow it to be moved again</source>
        <translation>Wieder verschieben lassen</translation>
    </message>
    <message>
        <source>Duplicate Ne&amp;xt to It</source>
        <translation>Noch ein&amp;mal daneben</translation>
    </message>
    <message>
        <source>Add a copy beside it</source>
        <translation>Dasselbe daneben noch einmal hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>Ano&amp;rdnen</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Ausrichten</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>&amp;Verteilen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>Nothing changed: the items are locked, or already arranged like this.</source>
        <translation>Nichts geändert: Die Auswahl ist gesperrt oder schon so.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>neither mirrored nor rotationally symmetric</source>
        <translation>weder gespiegelt noch nach einer halben Drehung gleich</translation>
    </message>
    <message>
        <source>mirrored between the sides</source>
        <translation>zwischen den Seiten gespiegelt</translation>
    </message>
    <message>
        <source>rotationally symmetric</source>
        <translation>nach einer halben Drehung gleich</translation>
    </message>
    <message>
        <source>mirrored between the sides, and rotationally symmetric</source>
        <translation>zwischen den Seiten gespiegelt und nach einer halben Drehung gleich</translation>
    </message>
</context>
<context>
    <name>BoardCommands</name>
    <message>
        <source>Nothing was removed: what is selected is locked.</source>
        <translation>Nichts entfernt: Die Auswahl ist gesperrt.</translation>
    </message>
    <message>
        <source>There is nothing for a battlefield in the clipboard.</source>
        <translation>In der Zwischenablage ist nichts für ein Schlachtfeld.</translation>
    </message>
    <message>
        <source>Nothing of the clipboard fits this battlefield.</source>
        <translation>Nichts aus der Zwischenablage passt auf dieses Schlachtfeld.</translation>
    </message>
    <message>
        <source>Bases belong to a unit of the army, so there are no copies of them.</source>
        <translation>Basen gehören zu einer Einheit der Armee, deshalb gibt es von ihnen keine Kopien.</translation>
    </message>
</context>
<context>
    <name>BoardPanels</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>The id that the file refers to it by; references change with it</source>
        <translation>Wie andere Teile der Datei es nennen; sie folgen, wenn sie sich ändert</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Line with a width</source>
        <translation>Linie mit Breite</translation>
    </message>
    <message>
        <source>Strip along an edge</source>
        <translation>Streifen an einer Kante</translation>
    </message>
    <message>
        <source>Square of the grid</source>
        <translation>Feld des Rasters</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>The form of its shape; another form covers about the same area</source>
        <translation>Wie seine Form geschrieben ist; eine andere bedeckt etwa dasselbe</translation>
    </message>
    <message>
        <source>It cannot have that form here, or is locked.</source>
        <translation>Diese Form kann es hier nicht haben, oder es ist gesperrt.</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Steht</translation>
    </message>
    <message>
        <source>At a place of its own, or anywhere in a square of the grid</source>
        <translation>An einer eigenen Stelle oder irgendwo in einem Feld des Rasters</translation>
    </message>
    <message>
        <source>At a place</source>
        <translation>An einer Stelle</translation>
    </message>
    <message>
        <source>In a square</source>
        <translation>In einem Feld</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Column from the west and row from the south, both from 1</source>
        <translation>Spalte von Westen und Reihe von Süden, beide ab 1</translation>
    </message>
    <message>
        <source>Column from the west</source>
        <translation>Spalte von Westen</translation>
    </message>
    <message>
        <source>Row from the south</source>
        <translation>Reihe von Süden</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Distance of its middle from the west edge and from the south edge</source>
        <translation>Abstand der Mitte von der Westkante und von der Südkante</translation>
    </message>
    <message>
        <source>From the west edge</source>
        <translation>Von der Westkante</translation>
    </message>
    <message>
        <source>From the south edge</source>
        <translation>Von der Südkante</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and depth along its own sides</source>
        <translation>Breite und Tiefe entlang der eigenen Seiten</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>The edge of the board along which it lies</source>
        <translation>Die Kante des Spielfelds, an der es liegt</translation>
    </message>
    <message>
        <source>How far it reaches into the board</source>
        <translation>Wie weit es in das Spielfeld reicht</translation>
    </message>
    <message>
        <source>Inset</source>
        <translation>Einzug</translation>
    </message>
    <message>
        <source>The free space at both ends</source>
        <translation>Was an beiden Enden frei bleibt</translation>
    </message>
    <message>
        <source>Place and Size</source>
        <translation>Ort und Größe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Its width from side to side</source>
        <translation>Wie breit es von Kante zu Kante ist</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Degrees clockwise about its centre</source>
        <translation>Grad im Uhrzeigersinn um die Mitte</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 %3 from the west, %2 %3 from the south</source>
        <translation>%1 %3 von Westen, %2 %3 von Süden</translation>
    </message>
    <message>
        <source>facing %1 degrees</source>
        <translation>Blickrichtung %1 Grad</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>in a group</source>
        <translation>in einer Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more like it)</source>
        <translation>
            <numerusform>(und %n weiterer wie dieser)</numerusform>
            <numerusform>(und %n weitere wie dieser)</numerusform>
        </translation>
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
        <source>Remove %1 items</source>
        <translation>%1 Einträge entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Duplicate %1 items</source>
        <translation>%1 Einträge duplizieren</translation>
    </message>
    <message>
        <source>Move %1 items</source>
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
        <source>Paste %1 items</source>
        <translation>%1 Einträge einfügen</translation>
    </message>
    <message>
        <source>Lay random terrain</source>
        <translation>Zufälliges Gelände auslegen</translation>
    </message>
    <message>
        <source>Replace terrain by %1 pieces</source>
        <translation>Gelände durch %1 Stücke ersetzen</translation>
    </message>
    <message>
        <source>Add %1 pieces</source>
        <translation>%1 Stücke hinzufügen</translation>
    </message>
    <message>
        <source>Add rally point of %1</source>
        <translation>Sammelpunkt von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add reinforcement %1</source>
        <translation>Verstärkung %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add victory condition</source>
        <translation>Siegbedingung hinzufügen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>Place %1 bases</source>
        <translation>%1 Bases aufstellen</translation>
    </message>
    <message>
        <source>Form up %1</source>
        <translation>%1 formieren</translation>
    </message>
    <message>
        <source>Form up %1 bases</source>
        <translation>%1 Bases formieren</translation>
    </message>
    <message>
        <source>Change size of board</source>
        <translation>Größe des Spielfelds ändern</translation>
    </message>
    <message>
        <source>Change measure of board</source>
        <translation>Maß des Spielfelds ändern</translation>
    </message>
    <message>
        <source>Change grid of board</source>
        <translation>Raster des Spielfelds ändern</translation>
    </message>
    <message>
        <source>Change background of board</source>
        <translation>Untergrund des Spielfelds ändern</translation>
    </message>
    <message>
        <source>Copy %1 mirrored</source>
        <translation>%1 gespiegelt kopieren</translation>
    </message>
    <message>
        <source>Copy %1 items mirrored</source>
        <translation>%1 Einträge gespiegelt kopieren</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Lock %1 items</source>
        <translation>%1 Einträge sperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>Unlock %1 items</source>
        <translation>%1 Einträge freigeben</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>%1 gruppieren</translation>
    </message>
    <message>
        <source>Group %1 items</source>
        <translation>%1 Einträge gruppieren</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>Gruppe von %1 auflösen</translation>
    </message>
    <message>
        <source>Ungroup %1 items</source>
        <translation>Gruppe von %1 Einträgen auflösen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Turn %1 items</source>
        <translation>%1 Einträge drehen</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message>
        <source>Scale %1 items</source>
        <translation>%1 Einträge skalieren</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>Mirror %1 items</source>
        <translation>%1 Einträge spiegeln</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1 ausrichten</translation>
    </message>
    <message>
        <source>Align %1 items</source>
        <translation>%1 Einträge ausrichten</translation>
    </message>
    <message>
        <source>Distribute %1</source>
        <translation>%1 verteilen</translation>
    </message>
    <message>
        <source>Distribute %1 items</source>
        <translation>%1 Einträge verteilen</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>%1 umordnen</translation>
    </message>
    <message>
        <source>Reorder %1 items</source>
        <translation>%1 Einträge umordnen</translation>
    </message>
    <message>
        <source>Change shape of %1</source>
        <translation>Form von %1 ändern</translation>
    </message>
    <message>
        <source>Change %1 of %2 items</source>
        <translation>%1 von %2 Einträgen ändern</translation>
    </message>
    <message>
        <source>Detach army of %1</source>
        <translation>Armee von %1 lösen</translation>
    </message>
    <message>
        <source>Attach army to %1</source>
        <translation>Armee an %1 anschließen</translation>
    </message>
    <message>
        <source>Change zones of %1</source>
        <translation>Zonen von %1 ändern</translation>
    </message>
    <message>
        <source>Rally point %1</source>
        <translation>Sammelpunkt %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Change reinforcement %1</source>
        <translation>Verstärkung %1 ändern</translation>
    </message>
    <message>
        <source>Change side of reinforcement %1</source>
        <translation>Seite der Verstärkung %1 wechseln</translation>
    </message>
    <message>
        <source>Change form of %1</source>
        <translation>Art der Form von %1 ändern</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <translation>Annehmen: %1</translation>
    </message>
    <message>
        <source>Remove background picture</source>
        <translation>Vorlage entfernen</translation>
    </message>
    <message>
        <source>Add background picture</source>
        <translation>Vorlage hinzufügen</translation>
    </message>
    <message>
        <source>Change background picture</source>
        <translation>Vorlage ändern</translation>
    </message>
    <message>
        <source>Scatter %1</source>
        <translation>%1 verstreuen</translation>
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
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>bei %1</translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>Andere Einheiten</translation>
    </message>
    <message>
        <source>%1: %2 (%3 %)</source>
        <comment>an arm, its points or bases, its part of the army</comment>
        <translation>%1: %2 (%3 %)</translation>
    </message>
</context>
<context>
    <name>DiskFile</name>
    <message>
        <source>%1 cannot be read: </source>
        <translation>%1 lässt sich nicht lesen: </translation>
    </message>
    <message>
        <source>The disk is too full to save %1. The file on it is unchanged, and your changes are still here: free some space, or save elsewhere.</source>
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
    <message>
        <source>The folder of %1 is no longer there. Save it elsewhere, or bring the folder back and try again.</source>
        <translation>Den Ordner von %1 gibt es nicht mehr. Anderswo speichern, oder den Ordner zurückholen und es erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
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
    <message>
        <source>Derived</source>
        <translation>Errechnet</translation>
    </message>
    <message>
        <source>Each one</source>
        <translation>Jeweils</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of something</comment>
        <translation>%1 %2</translation>
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
    <name>Fix</name>
    <message>
        <source>Fix It</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Build It with What Is Installed</source>
        <translation>Auf den installierten Stand bringen</translation>
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
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
    <message>
        <source>The sign of the army on its sheets: an emblem of the game, or an .svg or .png file, relative to the army&apos;s file.</source>
        <translation>Das Zeichen der Armee auf ihren Bögen: ein Emblem des Spiels, oder eine .svg- oder .png-Datei relativ zur Datei der Armee.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours of the army on its sheets, such as #1c4284, instead of those of its list; one per line.</source>
        <translation>Die Farben der Armee auf ihren Bögen, etwa #1c4284, statt der Farben ihrer Liste; eine pro Zeile.</translation>
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
        <source>The entry of the army list that supplies the values not set here.</source>
        <translation>Die Zeile der Armeeliste, die liefert, was hier nicht steht.</translation>
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
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Changes that the list offers; each applies to the whole unit.</source>
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
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The list the army is built from. Units that another list does not have stay in the army, with a finding.</source>
        <translation>Die Liste, aus der die Armee aufgestellt wird. Was eine andere Liste nicht hat, bleibt als Befund in der Armee.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>A file of house rules that the army is built by, relative to its own file.</source>
        <translation>Eine Datei mit Hausregeln, nach denen die Armee aufgestellt wird, ausgehend von ihrer eigenen Datei.</translation>
    </message>
    <message>
        <source>Units alike</source>
        <translation>Gleiche Einheiten</translation>
    </message>
    <message>
        <source>How many units like this one the army has. The number of figures in one of them is a separate value.</source>
        <translation>Wie viele Einheiten wie diese die Armee hat. Wie viele Figuren eine davon hat, ist ein eigener Wert.</translation>
    </message>
    <message>
        <source>What it is, such as division or wing.</source>
        <translation>Was es ist, etwa Division oder Flügel.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>The id that leaders, battlefields and findings refer to; the army&apos;s leaders are updated when it changes.</source>
        <translation>Wie Anführer, Schlachtfelder und Befunde es nennen; Anführer der Armee folgen, wenn sie sich ändert.</translation>
    </message>
</context>
<context>
    <name>ForumText</name>
    <message>
        <source>Total: %1 %2</source>
        <translation>Summe: %1 %2</translation>
    </message>
    <message>
        <source>Total: %1 of %2 %3</source>
        <translation>Summe: %1 von %2 %3</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>bei %1</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>In the army</source>
        <translation>In der Armee</translation>
    </message>
    <message>
        <source>One more, one less</source>
        <translation>Eine mehr, eine weniger</translation>
    </message>
    <message>
        <source>To the values of the selection</source>
        <translation>Zu den Werten des Ausgewählten</translation>
    </message>
    <message>
        <source>Open or close a group</source>
        <translation>Eine Gruppe auf- oder zuklappen</translation>
    </message>
    <message>
        <source>From the search of the catalogue to its results</source>
        <translation>Von der Suche im Angebot zu dem, was sie fand</translation>
    </message>
    <message>
        <source>Among the values</source>
        <translation>Bei den Werten</translation>
    </message>
    <message>
        <source>To the next value, to the one before</source>
        <translation>Zum nächsten Wert, zum vorigen</translation>
    </message>
    <message>
        <source>Open a list of choices</source>
        <translation>Eine Auswahl aufklappen</translation>
    </message>
    <message>
        <source>Tick or untick a row of a table</source>
        <translation>Eine Zeile einer Tabelle ankreuzen</translation>
    </message>
    <message>
        <source>Tools of the table</source>
        <translation>Werkzeuge des Spielfelds</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Polygon, rectangle, ellipse, freehand</source>
        <translation>Vieleck, Rechteck, Ellipse, Freihand</translation>
    </message>
    <message>
        <source>River, road or wall</source>
        <translation>Fluss, Straße oder Mauer</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Punkte bearbeiten</translation>
    </message>
    <message>
        <source>Objective, rally point</source>
        <translation>Ziel, Sammelpunkt</translation>
    </message>
    <message>
        <source>Tape, line of sight, ranges</source>
        <translation>Maßband, Sichtlinie, Reichweiten</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Spielfeld</translation>
    </message>
    <message>
        <source>To the next item, to the previous one</source>
        <translation>Zum nächsten Ding, zum vorigen</translation>
    </message>
    <message>
        <source>Move what is selected; with Ctrl finer, with Shift wider</source>
        <translation>Das Ausgewählte verschieben; mit Strg feiner, mit Umschalt weiter</translation>
    </message>
    <message>
        <source>Turn it</source>
        <translation>Es drehen</translation>
    </message>
    <message>
        <source>To its values</source>
        <translation>Zu seinen Werten</translation>
    </message>
    <message>
        <source>Move the view while held</source>
        <translation>Den Ausschnitt verschieben, solange sie gehalten wird</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Näher, weiter weg</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Das ganze Spielfeld</translation>
    </message>
    <message>
        <source>Finish a shape, remove its last corner, cancel it</source>
        <translation>Eine Form beenden, ihre letzte Ecke zurücknehmen, sie aufgeben</translation>
    </message>
    <message>
        <source>Add one of the result, add it as a row of its own</source>
        <translation>Eines vom Ergebnis hinzufügen, es als eigene Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Draw like something on the table</source>
        <translation>Etwas auf dem Tisch nachzeichnen</translation>
    </message>
    <message>
        <source>Scatter small pieces</source>
        <translation>Kleine Stücke verstreuen</translation>
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
    <name>LiveCheck</name>
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
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>It has no army yet.</source>
        <translation>Noch keine Armee.</translation>
    </message>
    <message>
        <source>Its army %1 cannot be used; see the findings.</source>
        <translation>Die Armee %1 ist nicht zu gebrauchen; siehe Befunde.</translation>
    </message>
    <message>
        <source>comes on turn %1</source>
        <translation>kommt in Zug %1</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Rally point</source>
        <translation>Sammelpunkt</translation>
    </message>
    <message>
        <source>Rally point %1</source>
        <translation>Sammelpunkt %1</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language this is translated into, such as de</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>at most %1 of: %2</source>
        <translation>höchstens %1 aus: %2</translation>
    </message>
    <message>
        <source>not together with %1</source>
        <translation>nicht zusammen mit: %1</translation>
    </message>
    <message>
        <source>only together with %1</source>
        <translation>nur zusammen mit: %1</translation>
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
    <name>PackFiles</name>
    <message>
        <source>None of the files can be printed.</source>
        <translation>Keine der Dateien kann gedruckt werden.</translation>
    </message>
</context>
<context>
    <name>Pairings</name>
    <message>
        <source>nobody to play</source>
        <translation>kein Gegner</translation>
    </message>
    <message>
        <source>different games</source>
        <translation>verschiedene Spiele</translation>
    </message>
    <message>
        <source>the same player</source>
        <translation>derselbe Spieler</translation>
    </message>
    <message>
        <source>%1 is not legal</source>
        <translation>%1 ist nicht regelkonform</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
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
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Bringt mit</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
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
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>Reply</name>
    <message>
        <source>Hello,</source>
        <translation>Hallo,</translation>
    </message>
    <message>
        <source>Hello %1,</source>
        <translation>Hallo %1,</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>29 of 30</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>your army %1 is legal.</source>
        <translation>Ihre Armee %1 ist regelkonform.</translation>
    </message>
    <message>
        <source>your army %1 is legal, with remarks: %2.</source>
        <translation>Ihre Armee %1 ist regelkonform, mit Anmerkungen: %2.</translation>
    </message>
    <message>
        <source>your army %1 is not legal yet: %2.</source>
        <translation>Ihre Armee %1 ist noch nicht regelkonform: %2.</translation>
    </message>
    <message>
        <source>(line %1)</source>
        <translation>(Zeile %1)</translation>
    </message>
    <message>
        <source>Checked: %1, by %2.</source>
        <translation>Geprüft: %1, mit %2.</translation>
    </message>
    <message>
        <source>Checked: %1, by %2 with %3 %4.</source>
        <translation>Geprüft: %1, mit %2 nach %3 %4.</translation>
    </message>
    <message>
        <source>- and %1 more</source>
        <translation>- und %1 weitere</translation>
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
        <source>Applies to</source>
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
        <source>For authors of rules: %1, line %2.</source>
        <translation>Für alle, die Regeln schreiben: %1, Zeile %2.</translation>
    </message>
</context>
<context>
    <name>SourceComparison</name>
    <message>
        <source>More lines differ than are shown.</source>
        <translation>Es unterscheiden sich mehr Zeilen, als gezeigt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n equal lines</source>
        <translation>
            <numerusform>%n gleiche Zeile</numerusform>
            <numerusform>%n gleiche Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::AcceptDialog</name>
    <message>
        <source>Accept a Finding</source>
        <translation>Befund annehmen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Until a day</source>
        <translation>Bis zu einem Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>Be&amp;gründung:</translation>
    </message>
</context>
<context>
    <name>muster::editor::AimsStep</name>
    <message>
        <source>Aims</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Objectives on the middle line</source>
        <translation>Ziele auf der Mittellinie</translation>
    </message>
    <message>
        <source>They are laid on the line between the sides and can be moved on the board</source>
        <translation>Sie liegen auf der Linie zwischen den Seiten und lassen sich auf dem Feld verschieben</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Zahl der Züge</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Objectives</source>
        <translation>&amp;Zielpunkte</translation>
    </message>
    <message>
        <source>&amp;Turns</source>
        <translation>Zü&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Nothing is left to do but to place the armies on the board.</source>
        <translation>Es bleibt nichts zu tun, als die Armeen auf dem Brett aufzustellen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Still to be done on the board:</source>
        <translation>Noch zu tun auf dem Brett:</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyChooser</name>
    <message>
        <source>Attach an Army</source>
        <translation>Armee zuordnen</translation>
    </message>
    <message>
        <source>Search armies</source>
        <translation>Armeen durchsuchen</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation>&amp;Zuordnen</translation>
    </message>
    <message>
        <source>&amp;Other File...</source>
        <translation>Andere &amp;Datei ...</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>In diesem Ordner</translation>
    </message>
    <message>
        <source>Shipped with Muster</source>
        <translation>Mit Muster geliefert</translation>
    </message>
    <message>
        <source>A copy of it is put beside the battlefield: %1</source>
        <translation>Eine Kopie davon kommt neben das Schlachtfeld: %1</translation>
    </message>
    <message>
        <source>There are no armies of this game here.</source>
        <translation>Hier gibt es keine Armeen für dieses Spiel.</translation>
    </message>
    <message>
        <source>Armies (*.army.json);;All files (*)</source>
        <translation>Armeen (*.army.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyFlag</name>
    <message>
        <source>Colours of the army</source>
        <translation>Farben der Armee</translation>
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
        <source>A file of house rules, written relative to the army&apos;s own file</source>
        <translation>Eine Datei mit Hausregeln; ihr Pfad geht von der Datei der Armee aus</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>L&amp;iste</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>Hausre&amp;geln</translation>
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
        <source>Show the findings</source>
        <translation>Befunde zeigen</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>keine Liste</translation>
    </message>
    <message>
        <source>B&amp;udget</source>
        <translation>B&amp;udget</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>No&amp;tizen</translation>
    </message>
    <message>
        <source>Legal with 1 accepted breach</source>
        <translation>Regelkonform mit 1 angenommenen Verstoß</translation>
    </message>
    <message>
        <source>Legal with %1 accepted breaches</source>
        <translation>Regelkonform mit %1 angenommenen Verstößen</translation>
    </message>
    <message>
        <source>Still needed: %1</source>
        <comment>a number of things</comment>
        <translation>Es fehlen noch: %1</translation>
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
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>Andere Einheiten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a value and its number</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyPage</name>
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
    <name>muster::editor::Background</name>
    <message>
        <source>The picture is being read.</source>
        <translation>Das Bild wird gelesen.</translation>
    </message>
    <message>
        <source>It has %1 megapixels and is shown with %2.</source>
        <translation>Es hat %1 Megapixel und wird mit %2 gezeigt.</translation>
    </message>
</context>
<context>
    <name>muster::editor::BackgroundPicture</name>
    <message>
        <source>its path is too long</source>
        <translation>der Pfad ist zu lang</translation>
    </message>
    <message>
        <source>there is no such file. Put it back or choose it again; its place and size are kept</source>
        <translation>die Datei gibt es nicht. Sie zurücklegen oder neu wählen; Lage und Größe bleiben erhalten</translation>
    </message>
    <message>
        <source>it is outside the folder of the battlefield, and nothing outside it is read; choose it again to copy it there</source>
        <translation>sie liegt außerhalb des Ordners des Schlachtfelds, und von außerhalb wird nichts gelesen. Sie neu wählen, dann wird sie dorthin kopiert</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>sie ist keine Datei</translation>
    </message>
    <message>
        <source>The background picture %1 is not shown: %2.</source>
        <translation>Die Vorlage %1 wird nicht gezeigt: %2.</translation>
    </message>
    <message>
        <source>it is damaged, or no PNG, JPEG or SVG image</source>
        <translation>sie ist beschädigt oder kein PNG-, JPEG- oder SVG-Bild</translation>
    </message>
    <message>
        <source>it has %1 megapixels, and at most %2 are read of an image of this kind. Save it smaller, or as a JPEG image that is not progressive</source>
        <translation>sie hat %1 Megapixel, und von einem Bild dieser Art werden höchstens %2 gelesen. Sie kleiner oder als nicht progressives JPEG-Bild speichern</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>der Speicher reicht nicht, um sie zu lesen</translation>
    </message>
    <message>
        <source>it is too large for an SVG image, or of another kind</source>
        <translation>sie ist zu groß für ein SVG-Bild oder von anderer Art</translation>
    </message>
    <message>
        <source>it is too complicated, or no PNG, JPEG or SVG image</source>
        <translation>sie ist zu kompliziert oder kein PNG-, JPEG- oder SVG-Bild</translation>
    </message>
</context>
<context>
    <name>muster::editor::BackgroundRows</name>
    <message>
        <source>Background Picture</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Choose Picture...</source>
        <translation>Bild wählen...</translation>
    </message>
    <message>
        <source>Put a PNG, JPEG or SVG image under the table, to trace a map; it is never printed</source>
        <translation>Ein PNG-, JPEG- oder SVG-Bild unter den Tisch legen, um eine Karte nachzuzeichnen; es wird nie gedruckt</translation>
    </message>
    <message>
        <source>Remove Picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Take the picture away; its file stays where it is</source>
        <translation>Das Bild wegnehmen; seine Datei bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>How long its lower edge is on the table</source>
        <translation>Wie lang seine untere Kante auf dem Tisch ist</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Where its south-west corner is</source>
        <translation>Wo seine Südwestecke liegt</translation>
    </message>
    <message>
        <source>From the west edge</source>
        <translation>Von der Westkante</translation>
    </message>
    <message>
        <source>From the south edge</source>
        <translation>Von der Südkante</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>How much of the ground it covers, in per cent</source>
        <translation>Wie stark es den Boden verdeckt, in Prozent</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>No tool moves it; numbers still do</source>
        <translation>Kein Werkzeug verschiebt es; Zahlen tun es weiterhin</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Without a tick, it is hidden on the screen, not in the file</source>
        <translation>Ohne Haken ist es auf dem Bildschirm ausgeblendet, nicht in der Datei</translation>
    </message>
    <message>
        <source>Move Picture</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Drag the picture to where it belongs</source>
        <translation>Das Bild dorthin ziehen, wo es hingehört</translation>
    </message>
    <message>
        <source>Mark a Distance</source>
        <translation>Strecke markieren</translation>
    </message>
    <message>
        <source>Scale the picture by a stretch that you know the length of: drag over it, then type its length</source>
        <translation>Das Bild nach einer Strecke skalieren, deren Länge bekannt ist: darüberziehen, dann die Länge eingeben</translation>
    </message>
    <message>
        <source>Its length</source>
        <translation>Ihre Länge</translation>
    </message>
    <message>
        <source>How long the marked stretch is on the table; the picture is scaled to it</source>
        <translation>Wie lang die markierte Strecke auf dem Tisch ist; das Bild wird danach skaliert</translation>
    </message>
    <message>
        <source>Type how long the marked stretch is on the table.</source>
        <translation>Eingeben, wie lang die markierte Strecke auf dem Tisch ist.</translation>
    </message>
    <message>
        <source>The picture was not copied: %1</source>
        <translation>Das Bild wurde nicht kopiert: %1</translation>
    </message>
    <message>
        <source>Copied the picture beside the battlefield: %1</source>
        <translation>Bild neben das Schlachtfeld kopiert: %1</translation>
    </message>
    <message>
        <source>Choose a Background Picture</source>
        <translation>Vorlage wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardFind</name>
    <message>
        <source>Find a piece, base, zone or objective</source>
        <translation>Geländestück, Base, Zone oder Ziel suchen</translation>
    </message>
    <message>
        <source>Find on the table</source>
        <translation>Auf dem Tisch suchen</translation>
    </message>
    <message>
        <source>Enter goes to the next one, Shift+Enter to the one before</source>
        <translation>Eingabe geht zum nächsten, Umschalt+Eingabe zum vorigen</translation>
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
        <source>Nothing here has that name</source>
        <translation>Nichts hier heißt so</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardOutline</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Without a tick, it is hidden on the screen, not in the file</source>
        <translation>Ohne Haken ist es auf dem Bildschirm verborgen, nicht in der Datei</translation>
    </message>
    <message>
        <source>With a tick, it stays where it is</source>
        <translation>Mit Haken bleibt es, wo es ist</translation>
    </message>
    <message>
        <source>Arrivals that are shown</source>
        <translation>Gezeigte Verstärkungen</translation>
    </message>
    <message>
        <source>Mark on the table where reinforcements arrive on a turn</source>
        <translation>Auf dem Tisch zeigen, wo in einem Zug Verstärkungen eintreffen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Rally points: %1</source>
        <comment>of a side</comment>
        <translation>Sammelpunkte: %1</translation>
    </message>
    <message>
        <source>Bases: %1</source>
        <comment>of a side</comment>
        <translation>Bases: %1</translation>
    </message>
    <message>
        <source>Without arrivals</source>
        <translation>Ohne Verstärkungen</translation>
    </message>
    <message>
        <source>Arrivals on turn %1</source>
        <translation>Verstärkungen in Zug %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardPage</name>
    <message>
        <source>Board tools</source>
        <translation>Werkzeuge des Spielfelds</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>This battlefield cannot be drawn: the findings say why. Correct its text in the source.</source>
        <translation>Dieses Schlachtfeld lässt sich nicht zeichnen; die Befunde sagen, warum. Berichtigen lässt es sich im Quelltext.</translation>
    </message>
    <message>
        <source>Show the So&amp;urce</source>
        <translation>Q&amp;uelltext zeigen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardPanel</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width along the south edge, and depth to the north</source>
        <translation>Breite entlang der Südkante und Tiefe nach Norden</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>The unit of every length in this file</source>
        <translation>Die Einheit aller Längen in dieser Datei</translation>
    </message>
    <message>
        <source>As the game (%1)</source>
        <translation>Wie das Spiel (%1)</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Squares of the board from west to east; none without a grid</source>
        <translation>Felder von Westen nach Osten; ohne Raster keine</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Squares of the board from south to north; none without a grid</source>
        <translation>Felder von Süden nach Norden; ohne Raster keine</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Untergrund</translation>
    </message>
    <message>
        <source>How the ground is drawn; the rules do not use it</source>
        <translation>Wie der Boden hier aussieht; nur gezeichnet, ohne Regeln</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Convert all lengths with it</source>
        <translation>Alle Längen mit umrechnen</translation>
    </message>
    <message>
        <source>Every size stays the same; otherwise the numbers stay, and sizes change</source>
        <translation>Damit nichts seine Größe ändert; sonst bleiben die Zahlen, wie sie sind, und bedeuten etwas anderes</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardPreview</name>
    <message>
        <source>The table as it will be</source>
        <translation>Der Tisch, wie er sein wird</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardStep</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Width from west to east</source>
        <translation>Breite von West nach Ost</translation>
    </message>
    <message>
        <source>Depth from south to north</source>
        <translation>Tiefe von Süd nach Nord</translation>
    </message>
    <message>
        <source>&amp;Squares</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>Columns of squares</source>
        <translation>Spalten von Feldern</translation>
    </message>
    <message>
        <source>Rows of squares</source>
        <translation>Reihen von Feldern</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Reihen</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoardView</name>
    <message>
        <source>The board has no size yet. Give it a width and a depth in its properties or in the source.</source>
        <translation>Das Spielfeld hat noch keine Größe. Breite und Tiefe stehen in seinen Eigenschaften oder im Quelltext.</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message numerus="yes">
        <source>%n items on the board, nothing selected</source>
        <translation>
            <numerusform>%n Eintrag auf dem Spielfeld, nichts ausgewählt</numerusform>
            <numerusform>%n Einträge auf dem Spielfeld, nichts ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items selected</source>
        <translation>
            <numerusform>%n Eintrag ausgewählt</numerusform>
            <numerusform>%n Einträge ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: cannot be drawn</source>
        <translation>%1: lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
</context>
<context>
    <name>muster::editor::BoxTool</name>
    <message>
        <source>Drag from corner to corner. Shift makes it a circle, Ctrl draws it about its centre, Alt leaves snapping out.</source>
        <translation>Von Ecke zu Ecke ziehen. Umschalt macht einen Kreis daraus, Strg zeichnet um die Mitte, Alt lässt nichts einrasten.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes it a square, Ctrl draws it about its centre, Alt leaves snapping out.</source>
        <translation>Von Ecke zu Ecke ziehen. Umschalt macht ein Quadrat daraus, Strg zeichnet um die Mitte, Alt lässt nichts einrasten.</translation>
    </message>
    <message>
        <source>Drag from one corner to the other.</source>
        <translation>Von einer Ecke zur anderen ziehen.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>&amp;Ellipse</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>Draw a round area</source>
        <translation>Eine runde Fläche zeichnen</translation>
    </message>
    <message>
        <source>Draw a rectangular area</source>
        <translation>Eine rechteckige Fläche zeichnen</translation>
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
    <name>muster::editor::CatalogueModel</name>
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
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a cost</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Costs %1 as it is added.</source>
        <translation>Kostet %1, so wie es hinzukommt.</translation>
    </message>
    <message>
        <source>Of your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>muster::editor::CataloguePanel</name>
    <message>
        <source>Search the catalogue</source>
        <translation>Angebot durchsuchen</translation>
    </message>
    <message>
        <source>Show only one type</source>
        <translation>Nur eine Art zeigen</translation>
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
        <source>Catalogue</source>
        <translation>Was genommen werden darf</translation>
    </message>
    <message>
        <source>Nothing fits this search.</source>
        <translation>Nichts passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>Add to army</source>
        <translation>Zur Armee hinzufügen</translation>
    </message>
    <message>
        <source>The catalogue is empty.</source>
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
    <message>
        <source>Only what f&amp;its</source>
        <translation>Nur was &amp;passt</translation>
    </message>
    <message>
        <source>Add &amp;to Army</source>
        <translation>Zur Armee hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Add one of the entry selected above to the army (Enter); with Shift, as a row of its own</source>
        <translation>Ein Stück des oben gewählten Eintrags hinzufügen (Eingabetaste); mit Umschalttaste als eigene Zeile</translation>
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
    <message>
        <source>Units and Numbers</source>
        <translation>Einheiten und Zahlen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Both sources side by side</source>
        <translation>Beide Quelltexte nebeneinander</translation>
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
        <source>Where the quick reference goes</source>
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
        <source>On a page of their own</source>
        <translation>Auf einer eigenen Seite</translation>
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
        <source>How the roster shows the findings of the army</source>
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
        <source>By cost, highest first</source>
        <translation>Nach Kosten, die teuersten zuerst</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>How the symbols of arms are drawn</source>
        <translation>Wie die Zeichen der Waffengattungen gezeichnet werden</translation>
    </message>
    <message>
        <source>In a frame of the period</source>
        <translation>In einem Rahmen der Epoche</translation>
    </message>
    <message>
        <source>As NATO draws units</source>
        <translation>Wie die NATO Einheiten zeichnet</translation>
    </message>
    <message>
        <source>Without a frame</source>
        <translation>Ohne Rahmen</translation>
    </message>
    <message>
        <source>One line for units that are alike</source>
        <translation>Eine Zeile für gleiche Einheiten</translation>
    </message>
    <message>
        <source>Units that differ only in their name are counted together</source>
        <translation>Einheiten, die sich nur im Namen unterscheiden, werden zusammen gezählt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Play page</source>
        <translation>Spielseite</translation>
    </message>
    <message>
        <source>The address of a page for play mode, as in https://club.example/play.html:
a QR code on the sheet opens the army there</source>
        <translation>Die Adresse einer Seite für den Spielmodus, etwa https://club.example/play.html:
ein QR-Code auf dem Bogen öffnet dort die Armee</translation>
    </message>
    <message>
        <source>Play page: %1</source>
        <translation>Spielseite: %1</translation>
    </message>
    <message>
        <source>Fitted to one page, in true size on many pages to glue together, or only a picture of the map</source>
        <translation>Auf eine Seite eingepasst, so groß wie der Tisch auf vielen Seiten zum Kleben, oder ein Bild der Karte und sonst nichts</translation>
    </message>
    <message>
        <source>Only the map, as a picture</source>
        <translation>Nur die Karte, als Bild</translation>
    </message>
</context>
<context>
    <name>muster::editor::CopyDialog</name>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>muster::editor::CornerTool</name>
    <message>
        <source>Click the next one; Backspace takes the last away, Enter or a double click ends, Escape drops it.</source>
        <translation>Den nächsten Punkt anklicken; Rücktaste nimmt den letzten weg, Eingabe oder Doppelklick beendet, Escape verwirft.</translation>
    </message>
    <message>
        <source>The first is set. %1</source>
        <translation>Der erste ist gesetzt. %1</translation>
    </message>
    <message>
        <source>%1 are set. %2</source>
        <translation>%1 sind gesetzt. %2</translation>
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
        <source>Show all values that the game derives for its rules and sheets</source>
        <translation>Alles zeigen, was das Spiel für seine Regeln und Bögen errechnet</translation>
    </message>
    <message>
        <source>Nothing follows from the values here.</source>
        <translation>Aus den Werten folgt hier nichts.</translation>
    </message>
    <message>
        <source>Other derived values</source>
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
    <message>
        <source>The disk is too full to protect your changes against a crash. Free some space, or save soon.</source>
        <translation>Auf dem Datenträger ist kein Platz, um die Änderungen gegen einen Absturz zu sichern. Platz schaffen oder bald speichern.</translation>
    </message>
</context>
<context>
    <name>muster::editor::DrawingBar</name>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>The kind of terrain that is drawn, or a deployment zone</source>
        <translation>Die Art des Geländes, das gezeichnet wird, oder eine Aufstellungszone</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Wem es gehört</translation>
    </message>
    <message>
        <source>The side that places the terrain, deploys in the zone or rallies at the point</source>
        <translation>Die Seite, die das Gelände legt, in der Zone aufstellt oder sich am Punkt sammelt</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>The width of roads, rivers and walls; empty for the usual width of their kind</source>
        <translation>Wie breit Straßen, Flüsse und Mauern sind; ohne Zahl so, wie es bei ihrer Art üblich ist</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Let roads and rivers run in curves through the points that are set</source>
        <translation>Straßen und Flüsse in Kurven durch die gesetzten Punkte führen</translation>
    </message>
    <message>
        <source>Live mirror</source>
        <translation>Mitlaufender Spiegel</translation>
    </message>
    <message>
        <source>Repeat drawing and moving on the other half of the board</source>
        <translation>Was auf einer Hälfte gezeichnet oder verschoben wird, geschieht auch auf der anderen</translation>
    </message>
    <message>
        <source>No mirror</source>
        <translation>Kein Spiegel</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>No side</source>
        <translation>Keine Seite</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How large a scattered piece is, on average</source>
        <translation>Wie groß ein verstreutes Stück im Mittel ist</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The smallest distance between scattered pieces</source>
        <translation>Wie weit verstreute Stücke mindestens auseinanderliegen</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Size, distance and radius of what is scattered</source>
        <translation>Größe, Abstand und Radius des Verstreuten</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>The radius of the brush; [ and ] change it</source>
        <translation>Der Radius des Pinsels; [ und ] ändern ihn</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The same seed scatters the same pieces along the same stroke; each stroke takes the next one</source>
        <translation>Dieselbe Startzahl verstreut entlang desselben Strichs dieselben Stücke; jeder Strich nimmt die nächste</translation>
    </message>
</context>
<context>
    <name>muster::editor::DrawingTool</name>
    <message>
        <source>The file is not valid JSON at the moment, so nothing can be drawn.</source>
        <translation>Die Datei ist gerade kein gültiges JSON, daher lässt sich nichts zeichnen.</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>This game has no roads, rivers or walls to be drawn.</source>
        <translation>Dieses Spiel hat keine Straßen, Flüsse oder Mauern zum Zeichnen.</translation>
    </message>
    <message>
        <source>This game has no terrain to be drawn.</source>
        <translation>Dieses Spiel hat kein Gelände zum Zeichnen.</translation>
    </message>
    <message>
        <source>These corners enclose nothing.</source>
        <translation>Diese Ecken umschließen nichts.</translation>
    </message>
</context>
<context>
    <name>muster::editor::ElementForm</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
</context>
<context>
    <name>muster::editor::EntryControl</name>
    <message>
        <source>no entry: all values are set here</source>
        <translation>nichts: alles steht hier selbst</translation>
    </message>
    <message>
        <source>%1 (not in the list)</source>
        <translation>%1 (nicht in der Liste)</translation>
    </message>
</context>
<context>
    <name>muster::editor::EyedropperTool</name>
    <message>
        <source>Click terrain, a zone, an objective or a rally point; the tool for more like it follows</source>
        <translation>Gelände, Zone, Ziel oder Sammelpunkt anklicken; das passende Werkzeug folgt</translation>
    </message>
    <message>
        <source>There is nothing here that can be drawn.</source>
        <translation>Hier ist nichts, was sich zeichnen lässt.</translation>
    </message>
    <message>
        <source>Draws more like %1</source>
        <translation>Zeichnet mehr wie %1</translation>
    </message>
    <message>
        <source>Draw Ali&amp;ke</source>
        <translation>Gleiches &amp;zeichnen</translation>
    </message>
    <message>
        <source>Click something on the table to draw more of its kind</source>
        <translation>Etwas auf dem Tisch anklicken, um mehr davon zu zeichnen</translation>
    </message>
</context>
<context>
    <name>muster::editor::FairnessPanel</name>
    <message>
        <source>Terrain and distances by side</source>
        <translation>Gelände und Entfernungen je Seite</translation>
    </message>
    <message>
        <source>A side&apos;s part of the board is all that lies no farther from its edge than from any other side&apos;s; allies on one edge share theirs. Distances to objectives run from the edge too. A side without an edge is measured from its zones.</source>
        <translation>Der Teil einer Seite ist alles, was von ihrer Kante nicht weiter entfernt liegt als von der jeder anderen; Verbündete an einer Kante teilen sich ihren. Auch Entfernungen zu Zielen zählen von der Kante. Bei einer Seite ohne Kante wird von ihren Zonen aus gemessen.</translation>
    </message>
    <message>
        <source>Nothing can be compared yet: two sides with an edge or a zone are needed.</source>
        <translation>Noch ist nichts zu vergleichen: Es braucht zwei Seiten mit einer Kante oder Zone.</translation>
    </message>
    <message>
        <source>The symmetry of the terrain was not checked.</source>
        <translation>Ob das Gelände symmetrisch ist, wurde nicht untersucht.</translation>
    </message>
    <message>
        <source>Terrain: %1.</source>
        <translation>Gelände: %1.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alles zusammen</translation>
    </message>
    <message>
        <source>Distances to objectives</source>
        <translation>Wege zu den Zielen</translation>
    </message>
    <message>
        <source>Terrain in each part, in %1</source>
        <translation>Gelände in jedem Teil, in %1</translation>
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
        <source>Use the list&apos;s value: %1</source>
        <translation>Wieder den Wert der Liste nehmen: %1</translation>
    </message>
    <message>
        <source>Use the list&apos;s value</source>
        <translation>Wieder den Wert der Liste nehmen</translation>
    </message>
    <message>
        <source>Use the usual value</source>
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
    <message>
        <source>Match ca&amp;se</source>
        <translation>Groß-/&amp;Kleinschreibung</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>Erset&amp;zen</translation>
    </message>
    <message>
        <source>Repla&amp;ce All</source>
        <translation>Alle &amp;ersetzen</translation>
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
    <message>
        <source>A value is needed here.</source>
        <translation>Hier fehlt ein Wert.</translation>
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
    <message>
        <source>%1 of %2</source>
        <comment>a base and its side</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The battlefield</source>
        <translation>Das Schlachtfeld</translation>
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
        <source>Go there</source>
        <translation>Hinspringen</translation>
    </message>
    <message>
        <source>Make the change that the rule suggests; it can be undone</source>
        <translation>Die Änderung vornehmen, die die Regel vorschlägt; sie lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>No findings: all rules are satisfied.</source>
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
        <source>Go The&amp;re</source>
        <translation>Hinspri&amp;ngen</translation>
    </message>
    <message>
        <source>Accept...</source>
        <translation>Annehmen...</translation>
    </message>
    <message>
        <source>Accept with a reason</source>
        <translation>Mit Begründung annehmen</translation>
    </message>
    <message>
        <source>Write into the file why this finding is accepted; it is no longer shown</source>
        <translation>In die Datei schreiben, warum dieser Befund angenommen wird; er wird nicht mehr gezeigt</translation>
    </message>
    <message>
        <source>Accept with a Reason...</source>
        <translation>Mit Begründung annehmen...</translation>
    </message>
    <message>
        <source>Report This Finding</source>
        <translation>Diesen Befund melden</translation>
    </message>
    <message>
        <source>Report This Finding...</source>
        <translation>Diesen Befund melden...</translation>
    </message>
</context>
<context>
    <name>muster::editor::FolderModel</name>
    <message>
        <source>legal</source>
        <translation>regelkonform</translation>
    </message>
    <message>
        <source>checking...</source>
        <translation>wird geprüft...</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
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
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>muster::editor::FolderTable</name>
    <message>
        <source>Files checked</source>
        <translation>Geprüfte Dateien</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the selected files</source>
        <translation>Die gewählten Dateien öffnen</translation>
    </message>
    <message>
        <source>Check every file of the folder anew</source>
        <translation>Jede Datei des Ordners neu prüfen</translation>
    </message>
    <message>
        <source>Print the selected armies and scenarios, or all, with a cover as one file</source>
        <translation>Die gewählten Armeen und Szenarien, oder alle, mit Deckblatt in eine Datei drucken</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Write the selected rows, or all, to a file</source>
        <translation>Die gewählten Zeilen, oder alle, in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Spreadsheet (CSV)...</source>
        <translation>&amp;Tabelle (CSV)...</translation>
    </message>
    <message>
        <source>&amp;Markdown...</source>
        <translation>&amp;Markdown...</translation>
    </message>
    <message>
        <source>&amp;Web page (HTML)...</source>
        <translation>&amp;Webseite (HTML)...</translation>
    </message>
    <message>
        <source>&amp;Reply...</source>
        <translation>A&amp;ntworten...</translation>
    </message>
    <message>
        <source>A message to the player of the selected army, to copy into a mail or chat</source>
        <translation>Eine Nachricht an den Spieler der gewählten Armee, zum Kopieren in eine Mail oder einen Chat</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Search the files</source>
        <translation>Dateien durchsuchen</translation>
    </message>
    <message>
        <source>Show only one game</source>
        <translation>Nur ein Spiel zeigen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Show only one verdict</source>
        <translation>Nur ein Urteil zeigen</translation>
    </message>
    <message>
        <source>Any verdict</source>
        <translation>Jedes Urteil</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>With warnings only</source>
        <translation>Nur mit Warnungen</translation>
    </message>
    <message>
        <source>Without either</source>
        <translation>Ohne beides</translation>
    </message>
    <message>
        <source>Files of the folder</source>
        <translation>Dateien des Ordners</translation>
    </message>
    <message>
        <source>Looking for files...</source>
        <translation>Suche nach Dateien...</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files</source>
        <translation>
            <numerusform>%1 von %n Datei</numerusform>
            <numerusform>%1 von %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 armies are legal</source>
        <translation>%1 von %2 Armeen regelkonform</translation>
    </message>
    <message>
        <source>there are more files; only the first are shown</source>
        <translation>es gibt weitere Dateien; nur die ersten sind gezeigt</translation>
    </message>
    <message>
        <source>Reply to %1</source>
        <translation>Antwort an %1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Chec&amp;k Again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Print as Pack...</source>
        <translation>Als &amp;Mappe drucken...</translation>
    </message>
    <message>
        <source>The folder was not checked completely: %1</source>
        <translation>Der Ordner wurde nicht vollständig geprüft: %1</translation>
    </message>
    <message>
        <source>Show two selected armies or battlefields side by side</source>
        <translation>Zwei gewählte Armeen oder Schlachtfelder nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Pairin&amp;gs...</source>
        <translation>Paarun&amp;gen...</translation>
    </message>
    <message>
        <source>Pair the selected armies, or all, and show what each side brings</source>
        <translation>Die gewählten Armeen oder alle paaren und zeigen, was jede Seite mitbringt</translation>
    </message>
</context>
<context>
    <name>muster::editor::FoldingDock</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this panel; the View menu shows it again</source>
        <translation>Dieses Feld schließen; das Menü Ansicht zeigt es wieder</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Show this panel in full</source>
        <translation>Dieses Feld ganz zeigen</translation>
    </message>
    <message>
        <source>Fold this panel to one line</source>
        <translation>Dieses Feld auf eine Zeile zuklappen</translation>
    </message>
</context>
<context>
    <name>muster::editor::FormBody</name>
    <message>
        <source>The file is not valid JSON at the moment, so nothing can be changed here. Fix it in the source view, or undo.</source>
        <translation>Die Datei ist im Moment kein gültiges JSON, deshalb lässt sich hier nichts ändern. Im Quelltext beheben oder rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>muster::editor::FreehandTool</name>
    <message>
        <source>Hold the button and draw around the area; it closes when you let go. Escape drops it.</source>
        <translation>Die Taste halten und die Fläche umfahren; sie schließt sich beim Loslassen. Escape verwirft.</translation>
    </message>
    <message>
        <source>Hold the button and draw around the area.</source>
        <translation>Die Taste halten und die Fläche umfahren.</translation>
    </message>
    <message>
        <source>&amp;Freehand</source>
        <translation>&amp;Freihand</translation>
    </message>
    <message>
        <source>Draw an area with one stroke; it is closed and made simpler when the button is let go</source>
        <translation>Eine Fläche in einem Zug zeichnen; beim Loslassen wird sie geschlossen und vereinfacht</translation>
    </message>
</context>
<context>
    <name>muster::editor::GameStep</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Spiele werden gesucht...</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>No game was found. Open a folder that holds a system file, or install Muster&apos;s data.</source>
        <translation>Es wurde kein Spiel gefunden. Einen Ordner mit einer Systemdatei öffnen oder die Daten von Muster installieren.</translation>
    </message>
</context>
<context>
    <name>muster::editor::HouseLine</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Choose house rules</source>
        <translation>Hausregeln wählen</translation>
    </message>
    <message>
        <source>Remove the house rules</source>
        <translation>Hausregeln wegnehmen</translation>
    </message>
    <message>
        <source>Choose House Rules</source>
        <translation>Hausregeln wählen</translation>
    </message>
    <message>
        <source>House rules (*.house.json);;All files (*)</source>
        <translation>Hausregeln (*.house.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>muster::editor::IdLine</name>
    <message>
        <source>An id is made of small letters and digits, with single hyphens between them.</source>
        <translation>Eine Kennung besteht aus kleinen Buchstaben und Ziffern, mit einzelnen Bindestrichen dazwischen.</translation>
    </message>
    <message>
        <source>Another one has this id already.</source>
        <translation>Diese Kennung ist schon vergeben.</translation>
    </message>
</context>
<context>
    <name>muster::editor::ItemList</name>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Aus %1 entfernen</translation>
    </message>
    <message>
        <source>Move up in %1</source>
        <translation>In %1 nach oben</translation>
    </message>
    <message>
        <source>Move down in %1</source>
        <translation>In %1 nach unten</translation>
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
    <name>muster::editor::ListControl</name>
    <message>
        <source>no list</source>
        <translation>keine Liste</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (nicht gefunden)</translation>
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
        <source>&amp;Add from the Catalogue</source>
        <translation>Aus dem Angebot &amp;hinzufügen</translation>
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
        <source>Give the selection its own name</source>
        <translation>Dem Ausgewählten einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>Edit &amp;Values</source>
        <translation>&amp;Werte bearbeiten</translation>
    </message>
    <message>
        <source>Go to the values of the selection</source>
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
        <source>Add a copy after the selection</source>
        <translation>Dasselbe noch einmal hinter dem Ausgewählten hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selection up, also into the previous group</source>
        <translation>Das Ausgewählte nach oben schieben, auch in die Gruppe davor</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Move the selection down, also into the next group</source>
        <translation>Das Ausgewählte nach unten schieben, auch in die Gruppe dahinter</translation>
    </message>
    <message>
        <source>Move to Grou&amp;p...</source>
        <translation>&amp;In Gruppe verschieben...</translation>
    </message>
    <message>
        <source>Move the selection into another group</source>
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
        <source>Over&amp;write It</source>
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
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <source>Cannot Revert</source>
        <translation>Zurücksetzen nicht möglich</translation>
    </message>
    <message>
        <source>Reverted to the saved file. Undo restores your changes.</source>
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
        <source>Undo the last change</source>
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
        <source>Redo the change that was undone</source>
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
        <source>Move the selection to the clipboard</source>
        <translation>Das Ausgewählte in die Zwischenablage nehmen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Add the contents of the clipboard</source>
        <translation>Den Inhalt der Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Search the catalogue or the text</source>
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
        <source>Create an army for any system</source>
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
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the current file</source>
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
        <source>Go back to the saved file; this can be undone</source>
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
        <source>Compare this army with its version before the last save</source>
        <translation>Diese Armee neben ihrem Stand vor dem letzten Speichern zeigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
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
        <source>Verdict on the current file</source>
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
        <source>Show or hide the findings</source>
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
        <source>Go to the next finding</source>
        <translation>Zum Nächsten gehen, was nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>&amp;Voriger Befund</translation>
    </message>
    <message>
        <source>Go to the previous finding</source>
        <translation>Zum Vorigen gehen, was nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Make the Suggested Change</source>
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
        <source>Switch to the next file</source>
        <translation>Die nächste Datei nach vorn holen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>Vo&amp;riger Tab</translation>
    </message>
    <message>
        <source>Switch to the previous file</source>
        <translation>Die vorige Datei nach vorn holen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Smalle&amp;r</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Normal Si&amp;ze</source>
        <translation>Normale Größ&amp;e</translation>
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
        <source>Copy as Mar&amp;kdown</source>
        <translation>Als Mark&amp;down kopieren</translation>
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
    <message>
        <source>Arran&amp;ge</source>
        <translation>Ano&amp;rdnen</translation>
    </message>
    <message>
        <source>Show &amp;Rulers</source>
        <translation>&amp;Lineale zeigen</translation>
    </message>
    <message>
        <source>Show or hide the rulers along the edges</source>
        <translation>Die Lineale an den Kanten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show S&amp;quares</source>
        <translation>&amp;Felder zeigen</translation>
    </message>
    <message>
        <source>Show or hide the squares of the table</source>
        <translation>Die Felder des Tischs zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show &amp;Zones</source>
        <translation>&amp;Zonen zeigen</translation>
    </message>
    <message>
        <source>Show or hide where each side deploys</source>
        <translation>Zeigen oder verbergen, wo jede Seite aufstellt</translation>
    </message>
    <message>
        <source>Show &amp;Names</source>
        <translation>&amp;Namen zeigen</translation>
    </message>
    <message>
        <source>Show or hide the names on the map</source>
        <translation>Die Namen auf der Karte zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Mark Findings</source>
        <translation>&amp;Befunde markieren</translation>
    </message>
    <message>
        <source>Show or hide signs at findings</source>
        <translation>Zeichen zeigen oder verbergen, wo die Regeln etwas finden</translation>
    </message>
    <message>
        <source>Snap to the R&amp;uler</source>
        <translation>Am L&amp;ineal einrasten</translation>
    </message>
    <message>
        <source>Snap places to steps of the ruler</source>
        <translation>Orte rasten an Schritten des Lineals ein</translation>
    </message>
    <message>
        <source>Snap to &amp;Squares</source>
        <translation>An Fel&amp;dern einrasten</translation>
    </message>
    <message>
        <source>Snap places to lines and middles of squares</source>
        <translation>Orte rasten an Linien und Mitten der Felder ein</translation>
    </message>
    <message>
        <source>Snap to the &amp;Edges of the Table</source>
        <translation>An &amp;Tischkanten einrasten</translation>
    </message>
    <message>
        <source>Snap places to the edges and the middle lines of the table</source>
        <translation>Orte rasten an den Kanten und Mittellinien des Tischs ein</translation>
    </message>
    <message>
        <source>Snap to O&amp;ther Items</source>
        <translation>An anderem ein&amp;rasten</translation>
    </message>
    <message>
        <source>Snap places to edges and middles of other items</source>
        <translation>Orte rasten an Kanten und Mitten dessen ein, was auf dem Tisch steht</translation>
    </message>
    <message>
        <source>Snap to An&amp;gles</source>
        <translation>An Win&amp;keln einrasten</translation>
    </message>
    <message>
        <source>Turn in steps of 15 degrees</source>
        <translation>Drehungen rasten in Schritten von 15 Grad ein</translation>
    </message>
    <message>
        <source>&amp;Battlefield</source>
        <translation>Sch&amp;lachtfeld</translation>
    </message>
    <message>
        <source>Remove the selection from the table</source>
        <translation>Die Auswahl vom Tisch entfernen</translation>
    </message>
    <message>
        <source>See &amp;All</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole table (Home on the map)</source>
        <translation>Den ganzen Tisch zeigen (Pos1 auf der Karte)</translation>
    </message>
    <message>
        <source>See the Se&amp;lection</source>
        <translation>Aus&amp;wahl zeigen</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Nah an die Auswahl herangehen</translation>
    </message>
    <message>
        <source>See in True S&amp;ize</source>
        <translation>In wahrer &amp;Größe zeigen</translation>
    </message>
    <message>
        <source>As large on the screen as on the table</source>
        <translation>Auf dem Bildschirm so groß wie auf dem Tisch</translation>
    </message>
    <message>
        <source>Copy the selection as text that can be pasted into any army or battlefield</source>
        <translation>Die Auswahl als Text kopieren, der sich in jede Armee oder jedes Schlachtfeld einfügen lässt</translation>
    </message>
    <message>
        <source>Create a battlefield for any system, step by step</source>
        <translation>Ein Schlachtfeld eines beliebigen Systems beginnen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Larger text, or zoom in on the table</source>
        <translation>Größere Schrift, oder näher an den Tisch</translation>
    </message>
    <message>
        <source>Smaller text, or zoom out of the table</source>
        <translation>Kleinere Schrift, oder mehr vom Tisch</translation>
    </message>
    <message>
        <source>Text of the usual size, or the whole table</source>
        <translation>Schrift in üblicher Größe, oder der ganze Tisch</translation>
    </message>
    <message>
        <source>New Sc&amp;enario...</source>
        <translation>N&amp;eues Szenario...</translation>
    </message>
    <message>
        <source>The battlefield is now in another folder than its armies. Copy them there, too?</source>
        <translation>Das Schlachtfeld liegt jetzt in einem anderen Ordner, seine Armeen aber nicht. Sollen sie auch dorthin kopiert werden?</translation>
    </message>
    <message>
        <source>Copy the Armies</source>
        <translation>Armeen mitnehmen</translation>
    </message>
    <message>
        <source>Army Not Copied</source>
        <translation>Armee nicht kopiert</translation>
    </message>
    <message>
        <source>Take armies along</source>
        <translation>Armeen mitnehmen</translation>
    </message>
    <message>
        <source>Open an army first.</source>
        <translation>Zuerst eine Armee öffnen.</translation>
    </message>
    <message>
        <source>Select a leader first.</source>
        <translation>Zuerst einen Anführer auswählen.</translation>
    </message>
    <message>
        <source>This army has no leader yet.</source>
        <translation>Diese Armee hat noch keinen Anführer.</translation>
    </message>
    <message>
        <source>This game has no leaders that could be attached.</source>
        <translation>Dieses Spiel hat keine Anführer, die sich anschließen könnten.</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Entfernen, was ausgewählt ist</translation>
    </message>
    <message>
        <source>There is no group yet; Add Group makes one.</source>
        <translation>Es gibt noch keine Gruppe; „Gruppe hinzufügen“ legt eine an.</translation>
    </message>
    <message>
        <source>Select units or leaders first.</source>
        <translation>Zuerst Einheiten oder Anführer auswählen.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation>Armeelisten</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Schlachtfelder</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Settings of a folder</source>
        <translation>Einstellungen eines Ordners</translation>
    </message>
    <message>
        <source>Expectations of a test</source>
        <translation>Erwartungen eines Tests</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Copy the army as a post for a forum or a message; of a battlefield its sheets as text</source>
        <translation>Die Armee als Beitrag für ein Forum oder eine Nachricht kopieren; von einem Schlachtfeld die Bögen als Text</translation>
    </message>
    <message>
        <source>Copy the same as Markdown, for forums that support it</source>
        <translation>Dasselbe mit den Zeichen von Markdown kopieren, für Foren, die sie kennen</translation>
    </message>
    <message>
        <source>E&amp;xport Map...</source>
        <translation>Karte e&amp;xportieren ...</translation>
    </message>
    <message>
        <source>Files of Muster (*.army.json *.list.json *.scenario.json *.house.json *.system.json muster.json);;Armies (*.army.json);;Battlefields (*.scenario.json);;All files (*)</source>
        <translation>Dateien von Muster (*.army.json *.list.json *.scenario.json *.house.json *.system.json muster.json);;Armeen (*.army.json);;Schlachtfelder (*.scenario.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Export the Map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Not Written</source>
        <translation>Nicht geschrieben</translation>
    </message>
    <message>
        <source>the army cannot be shown</source>
        <translation>die Armee kann nicht gezeigt werden</translation>
    </message>
    <message numerus="yes">
        <source>Copied the army as a post of %n characters</source>
        <translation>
            <numerusform>Die Armee als Beitrag von %n Zeichen kopiert</numerusform>
            <numerusform>Die Armee als Beitrag von %n Zeichen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Accept the Finding...</source>
        <translation>Befund &amp;annehmen...</translation>
    </message>
    <message>
        <source>Write into the file why the current finding is accepted</source>
        <translation>In die Datei schreiben, warum der aktuelle Befund angenommen wird</translation>
    </message>
    <message>
        <source>Add one of the entry selected on the left</source>
        <translation>Ein Stück des links gewählten Eintrags hinzufügen</translation>
    </message>
    <message>
        <source>Add as a Row of Its O&amp;wn</source>
        <translation>Als eigene &amp;Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add the entry selected on the left as a row of its own, to be changed alone</source>
        <translation>Den links gewählten Eintrag als eigene Zeile hinzufügen, die sich allein ändern lässt</translation>
    </message>
    <message>
        <source>Saved %1, but it cannot be used: its text has a mistake. See the findings.</source>
        <translation>%1 ist gespeichert, aber nicht zu gebrauchen: Der Text hat einen Fehler. Siehe Befunde.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Group &amp;by Arms</source>
        <translation>Nach Waffengattungen gru&amp;ppieren</translation>
    </message>
    <message>
        <source>Put the units of each arm together, in armies without groups of their own</source>
        <translation>Die Einheiten jeder Waffengattung zusammenstellen, in Armeen ohne eigene Gruppen</translation>
    </message>
    <message>
        <source>Show a folder of files as a table with a verdict on each</source>
        <translation>Einen Ordner mit Dateien als Tabelle mit einem Urteil zu jeder zeigen</translation>
    </message>
    <message>
        <source>Close the current file or folder</source>
        <translation>Die aktuelle Datei oder den Ordner schließen</translation>
    </message>
    <message>
        <source>Reopen Files at S&amp;tart</source>
        <translation>Dateien beim Start &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Start with the files and folders that were open last</source>
        <translation>Mit den Dateien und Ordnern beginnen, die zuletzt offen waren</translation>
    </message>
    <message>
        <source>Export the Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Printed in Part</source>
        <translation>Teilweise gedruckt</translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the pack.</source>
        <translation>
            <numerusform>%n Datei ist nicht in der Mappe.</numerusform>
            <numerusform>%n Dateien sind nicht in der Mappe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 with %n files</source>
        <translation>
            <numerusform>%1 mit %n Datei geschrieben</numerusform>
            <numerusform>%1 mit %n Dateien geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Print as Pack</source>
        <translation>Als Mappe drucken</translation>
    </message>
    <message numerus="yes">
        <source>Printing %n files...</source>
        <translation>
            <numerusform>%n Datei wird gedruckt...</numerusform>
            <numerusform>%n Dateien werden gedruckt...</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the message</source>
        <translation>Nachricht kopiert</translation>
    </message>
    <message>
        <source>Show the current finding as a text to copy, with versions and how the rule came to it</source>
        <translation>Den aktuellen Befund als Text zum Kopieren zeigen, mit Fassungen und wie die Regel dazu kam</translation>
    </message>
    <message>
        <source>Repor&amp;t the Finding...</source>
        <translation>Befund &amp;melden...</translation>
    </message>
    <message>
        <source>Show the O&amp;verview</source>
        <translation>Ü&amp;bersicht zeigen</translation>
    </message>
    <message>
        <source>Show or hide the whole table in small while only a part of it is seen</source>
        <translation>Den ganzen Tisch klein zeigen oder verbergen, solange nur ein Teil zu sehen ist</translation>
    </message>
    <message>
        <source>Zoom In on the Ta&amp;ble</source>
        <translation>Tisch &amp;vergrößern</translation>
    </message>
    <message>
        <source>Show a part of the table larger (+ or the wheel on the map)</source>
        <translation>Einen Teil des Tisches größer zeigen (+ oder das Rad auf der Karte)</translation>
    </message>
    <message>
        <source>Zoom Out &amp;from the Table</source>
        <translation>Tisch ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more of the table (- or the wheel on the map)</source>
        <translation>Mehr vom Tisch zeigen (- oder das Rad auf der Karte)</translation>
    </message>
    <message>
        <source>Save the map alone: as PNG, SVG or PDF, or for virtual tabletops</source>
        <translation>Nur die Karte speichern: als PNG, SVG oder PDF oder für virtuelle Spieltische</translation>
    </message>
    <message>
        <source>This battlefield cannot be drawn: the findings say why.</source>
        <translation>Dieses Schlachtfeld lässt sich nicht zeichnen: die Befunde sagen, warum.</translation>
    </message>
    <message>
        <source>Universal VTT, for virtual tabletops (*.uvtt *.dd2vtt)</source>
        <translation>Universal VTT, für virtuelle Spieltische (*.uvtt *.dd2vtt)</translation>
    </message>
    <message>
        <source>Show the Background &amp;Picture</source>
        <translation>V&amp;orlage zeigen</translation>
    </message>
    <message>
        <source>Show or hide the picture to trace under the map</source>
        <translation>Das Bild unter der Karte zeigen oder ausblenden, nach dem gezeichnet wird</translation>
    </message>
</context>
<context>
    <name>muster::editor::MapTiles</name>
    <message>
        <source>The map could not be drawn: %1</source>
        <translation>Die Karte konnte nicht gezeichnet werden: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::MarkDistanceTool</name>
    <message>
        <source>There is no picture under the table.</source>
        <translation>Unter dem Tisch liegt kein Bild.</translation>
    </message>
    <message>
        <source>The picture is locked in its place.</source>
        <translation>Das Bild ist an seinem Platz gesperrt.</translation>
    </message>
    <message>
        <source>Drag from one end of the stretch to the other.</source>
        <translation>Von einem Ende der Strecke zum anderen ziehen.</translation>
    </message>
    <message>
        <source>Mark a Distance</source>
        <translation>Strecke markieren</translation>
    </message>
    <message>
        <source>Mark a stretch of the picture of which you know the length</source>
        <translation>Eine Strecke des Bildes markieren, deren Länge bekannt ist</translation>
    </message>
    <message>
        <source>Drag from end to end of a stretch that you know the length of, then type that length</source>
        <translation>Über eine Strecke ziehen, deren Länge bekannt ist, dann die Länge eingeben</translation>
    </message>
</context>
<context>
    <name>muster::editor::Minimap</name>
    <message>
        <source>The whole board</source>
        <translation>Das ganze Spielfeld</translation>
    </message>
    <message>
        <source>The whole board: click or drag to see another part, turn the wheel to zoom</source>
        <translation>Das ganze Spielfeld: klicken oder ziehen zeigt einen anderen Teil, das Rad zoomt</translation>
    </message>
</context>
<context>
    <name>muster::editor::MoveBackgroundTool</name>
    <message>
        <source>There is no picture under the table.</source>
        <translation>Unter dem Tisch liegt kein Bild.</translation>
    </message>
    <message>
        <source>The picture is locked in its place.</source>
        <translation>Das Bild ist an seinem Platz gesperrt.</translation>
    </message>
    <message>
        <source>Move Picture</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Drag the background picture to where it belongs</source>
        <translation>Die Vorlage dorthin ziehen, wo sie hingehört</translation>
    </message>
    <message>
        <source>Drag the picture under the table; Escape puts it back</source>
        <translation>Das Bild unter dem Tisch ziehen; Escape legt es zurück</translation>
    </message>
</context>
<context>
    <name>muster::editor::NeedsPanel</name>
    <message>
        <source>What this army still needs</source>
        <translation>Was dieser Armee noch fehlt</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Liste schließen</translation>
    </message>
    <message>
        <source>Close the list; what is missing is then shown as findings</source>
        <translation>Die Liste schließen; was fehlt, steht dann in den Befunden</translation>
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
        <source>Points available</source>
        <translation>Verfügbare Punkte</translation>
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
    <message>
        <source>Search names, periods, summaries and troops</source>
        <translation>Namen, Zeiten, Kurztexte und Truppen durchsuchen</translation>
    </message>
    <message>
        <source>Points available, by %1</source>
        <comment>by what they are told apart, such as Type</comment>
        <translation>Verfügbare Punkte, nach %1</translation>
    </message>
    <message>
        <source>The games and lists could not be read: %1</source>
        <translation>Die Spiele und Listen konnten nicht gelesen werden: %1</translation>
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
    <name>muster::editor::OpponentDelegate</name>
    <message>
        <source>Army at this table</source>
        <translation>Armee an diesem Tisch</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>muster::editor::OptionsControl</name>
    <message>
        <source>none available</source>
        <translation>keine im Angebot</translation>
    </message>
    <message>
        <source>no longer available</source>
        <translation>nicht mehr im Angebot</translation>
    </message>
</context>
<context>
    <name>muster::editor::OtherLine</name>
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
</context>
<context>
    <name>muster::editor::Page</name>
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
        <source>The text is not valid JSON at the moment. Correct it in the source first.</source>
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
    <message>
        <source>Reloa&amp;d</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
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
        <source>Saving: no light backgrounds</source>
        <translation>Sparsam: keine hellen Flächen</translation>
    </message>
    <message>
        <source> dots per inch</source>
        <translation> Punkte je Zoll</translation>
    </message>
    <message>
        <source>PNG images</source>
        <translation>PNG-Bilder</translation>
    </message>
    <message>
        <source>The resolution of exported PNG images</source>
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
        <source>The page margins in millimetres</source>
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
        <source>The font of the print</source>
        <translation>Die Schrift des Ausdrucks</translation>
    </message>
    <message>
        <source>PDF to fill in on screen</source>
        <translation>PDF zum Ausfüllen am Bildschirm</translation>
    </message>
    <message>
        <source>Boxes and lines to write on become form fields; prints on paper stay the same</source>
        <translation>Kästchen und Schreiblinien werden zu Formularfeldern; auf Papier bleibt alles gleich</translation>
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
    <name>muster::editor::PairingsDialog</name>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>What each side brings</source>
        <translation>Was jede Seite mitbringt</translation>
    </message>
    <message>
        <source>As in the table</source>
        <translation>Wie in der Tabelle</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Nach Punkten</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Pair &amp;neighbours:</source>
        <translation>&amp;Nachbarn paaren:</translation>
    </message>
    <message>
        <source>Pair neighbours</source>
        <translation>Nachbarn paaren</translation>
    </message>
    <message>
        <source>Pair &amp;Anew</source>
        <translation>Neu p&amp;aaren</translation>
    </message>
    <message>
        <source>Pair anew</source>
        <translation>Neu paaren</translation>
    </message>
    <message>
        <source>Pair all armies again, at random in another order</source>
        <translation>Alle Armeen neu paaren, bei Zufall in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>A double click or F2 chooses another army for a place; the two change places.</source>
        <translation>Ein Doppelklick oder F2 wählt eine andere Armee für einen Platz; die beiden tauschen.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write all pairings, with what each side brings, to a file</source>
        <translation>Alle Paarungen und was jede Seite mitbringt in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Spreadsheet (CSV)...</source>
        <translation>&amp;Tabelle (CSV)...</translation>
    </message>
    <message>
        <source>&amp;Markdown...</source>
        <translation>&amp;Markdown...</translation>
    </message>
    <message>
        <source>&amp;Web page (HTML)...</source>
        <translation>&amp;Webseite (HTML)...</translation>
    </message>
    <message>
        <source>%1: pairings</source>
        <translation>%1: Paarungen</translation>
    </message>
    <message>
        <source>&amp;Print as Pack...</source>
        <translation>Als &amp;Mappe drucken...</translation>
    </message>
    <message>
        <source>Print as pack</source>
        <translation>Als Mappe drucken</translation>
    </message>
    <message>
        <source>Print all armies in the order of the tables, with a cover as one file</source>
        <translation>Alle Armeen in der Reihenfolge der Tische mit Deckblatt als eine Datei drucken</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the two armies of the selected table side by side</source>
        <translation>Die beiden Armeen des gewählten Tisches nebeneinander zeigen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>muster::editor::PicksControl</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>muster::editor::PointsBar</name>
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
    <name>muster::editor::PointsTool</name>
    <message>
        <source>Click an area with corners or a line to edit its points.</source>
        <translation>Eine Fläche mit Ecken oder eine Linie anklicken, um ihre Punkte zu bearbeiten.</translation>
    </message>
    <message>
        <source>Drag a point, or press on an edge to add one; Delete or Ctrl+click takes a point away. Shift+drag pulls handles out of it, C bends or straightens it.</source>
        <translation>Einen Punkt ziehen, oder auf eine Kante drücken, um einen hinzuzufügen; Entf oder Strg+Klick nimmt einen Punkt weg. Umschalt+Ziehen zieht Anfasser heraus, C biegt oder streckt ihn.</translation>
    </message>
    <message>
        <source>%1 is locked.</source>
        <translation>%1 ist gesperrt.</translation>
    </message>
    <message>
        <source>It needs all the points that are left.</source>
        <translation>Die übrigen Punkte werden gebraucht.</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <translation>%1 Ost, %2 Nord</translation>
    </message>
    <message>
        <source>Edit P&amp;oints</source>
        <translation>P&amp;unkte bearbeiten</translation>
    </message>
    <message>
        <source>Move, add and remove the points of an area or line</source>
        <translation>Die Punkte einer Fläche oder Linie verschieben, hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>Its edge would cross itself, so the corner stays where it was.</source>
        <translation>Sein Rand würde sich selbst kreuzen, deshalb bleibt die Ecke, wo sie war.</translation>
    </message>
</context>
<context>
    <name>muster::editor::PolygonTool</name>
    <message>
        <source>An area needs three corners that do not lie on one line.</source>
        <translation>Eine Fläche braucht drei Ecken, die nicht auf einer Linie liegen.</translation>
    </message>
    <message>
        <source>&amp;Polygon</source>
        <translation>&amp;Polygon</translation>
    </message>
    <message>
        <source>Draw an area corner by corner</source>
        <translation>Eine Fläche Ecke für Ecke zeichnen</translation>
    </message>
    <message>
        <source>Click the first corner of the area. Alt leaves snapping out.</source>
        <translation>Die erste Ecke der Fläche anklicken. Alt lässt nichts einrasten.</translation>
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
        <source>&amp;SVG drawings, one per page...</source>
        <translation>&amp;SVG-Zeichnungen, eine je Seite...</translation>
    </message>
    <message>
        <source>P&amp;NG images, one per page...</source>
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
        <source>Laying out the pages...</source>
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
        <source>%1 and others of these files already exist. Overwrite them?</source>
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
        <source>The printer did not accept the pages. Is it switched on, and does it have paper of this size?</source>
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
    <message>
        <source>The folder was not checked completely: %1</source>
        <translation>Der Ordner wurde nicht vollständig geprüft: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::PropertiesPanel</name>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Click an item on the board, or drag a box around several. Its name, place and size are then shown here.</source>
        <translation>Etwas auf dem Spielfeld anklicken, oder einen Rahmen um mehreres ziehen. Dann stehen hier Name, Ort und Größe.</translation>
    </message>
    <message>
        <source>They are of different kinds; what they have in common can be arranged.</source>
        <translation>Sie sind verschiedener Art; anordnen lassen sie sich gemeinsam.</translation>
    </message>
    <message>
        <source>Values entered here apply to all of them.</source>
        <translation>Was hier eingetragen wird, gilt für alle.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is called on the map</source>
        <translation>Wie es auf der Karte heißt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>The kind of terrain, which is what the rules look at</source>
        <translation>Was für Gelände es ist; die Regeln sehen auf nichts anderes</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhenstufe</translation>
    </message>
    <message>
        <source>How many levels above the board it rises, or lies on</source>
        <translation>Wie viele Stufen über dem Spielfeld es liegt oder aufragt</translation>
    </message>
    <message>
        <source>Placed by</source>
        <translation>Gelegt von</translation>
    </message>
    <message>
        <source>The side that put it on the board</source>
        <translation>Die Seite, die es auf das Spielfeld gelegt hat</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 deploys here</source>
        <translation>%1 stellt hier auf</translation>
    </message>
    <message>
        <source>Whether the side may put its units here before the game</source>
        <translation>Ob die Seite vor dem Spiel hier ihre Einheiten aufstellen darf</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>The side that holds it when the game begins</source>
        <translation>Die Seite, die es zu Beginn des Spiels hält</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The points for holding it at the end</source>
        <translation>Was es wert ist, es am Ende zu halten</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Links schwenken</translation>
    </message>
    <message>
        <source>Turn each base 45 degrees to its left</source>
        <translation>Jede Base um 45 Grad nach links drehen</translation>
    </message>
    <message>
        <source>Turn Right</source>
        <translation>Rechts schwenken</translation>
    </message>
    <message>
        <source>Turn each base 45 degrees to its right</source>
        <translation>Jede Base um 45 Grad nach rechts drehen</translation>
    </message>
    <message>
        <source>About Face</source>
        <translation>Kehrt</translation>
    </message>
    <message>
        <source>Turn each base round</source>
        <translation>Jede Base umdrehen</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>The size of its bases is not known, so they cannot form up.</source>
        <translation>Die Größe der Bases ist nicht bekannt, daher können sie sich nicht formieren.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Form up side by side, facing as the first does</source>
        <translation>Nebeneinander antreten, mit der Blickrichtung der ersten</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Form up one behind the other</source>
        <translation>Hintereinander antreten</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Form up about as broad as deep</source>
        <translation>Etwa so breit wie tief antreten</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Nothing moves it until it is unlocked</source>
        <translation>Nichts verschiebt es, bis es freigegeben wird</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Whatever players should know about it</source>
        <translation>Was die Spieler darüber wissen sollten</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>%1 items selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Whether it may go on beyond the edge of the board, as a road or river does</source>
        <translation>Ob es über die Kante des Spielfelds hinausgehen darf, wie eine Straße oder ein Fluss</translation>
    </message>
    <message>
        <source>Degrees clockwise; 0 or no number faces north</source>
        <translation>Grad im Uhrzeigersinn; 0 blickt nach Norden, ebenso was nichts sagt</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Its own width and depth, where they are not those of its unit</source>
        <translation>Eigene Breite und Tiefe, wo sie nicht die der Einheit sind</translation>
    </message>
    <message>
        <source>Width of the base</source>
        <translation>Breite der Base</translation>
    </message>
    <message>
        <source>Depth of the base</source>
        <translation>Tiefe der Base</translation>
    </message>
    <message>
        <source>Runs off</source>
        <translation>Läuft hinaus</translation>
    </message>
    <message>
        <source>As its kind: yes</source>
        <translation>Wie die Art: ja</translation>
    </message>
    <message>
        <source>As its kind: no</source>
        <translation>Wie die Art: nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>muster::editor::PropertyRows</name>
    <message>
        <source>one per line</source>
        <translation>eins je Zeile</translation>
    </message>
</context>
<context>
    <name>muster::editor::RandomTerrain</name>
    <message>
        <source>Random Terrain</source>
        <translation>Zufälliges Gelände</translation>
    </message>
    <message>
        <source>Whose terrain</source>
        <translation>Wessen Gelände</translation>
    </message>
    <message>
        <source>Lay a whole table, or only what one side places</source>
        <translation>Einen ganzen Tisch auslegen oder nur, was eine Seite legt</translation>
    </message>
    <message>
        <source>Clear away what lies there first</source>
        <translation>Vorher abräumen, was dort liegt</translation>
    </message>
    <message>
        <source>All terrain that is not locked, or what the side placed before, and the kinds that were agreed on</source>
        <translation>Alles Gelände, das nicht gesperrt ist, oder was die Seite vorher gelegt hat, und die vereinbarten Arten</translation>
    </message>
    <message>
        <source>Lay Terrain</source>
        <translation>Gelände auslegen</translation>
    </message>
    <message>
        <source>Lay random terrain as the rules of the game require</source>
        <translation>Zufälliges Gelände auslegen, wie die Regeln des Spiels es verlangen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The same seed lays the same table on every computer</source>
        <translation>Dieselbe Startzahl legt denselben Tisch, hier und auf jedem anderen Rechner</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Andere Startzahl</translation>
    </message>
    <message>
        <source>Take another seed and lay its table</source>
        <translation>Eine andere Startzahl nehmen und ihren Tisch legen</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>Only the terrain of %1, the defender</source>
        <translation>Nur das Gelände von %1, verteidigend</translation>
    </message>
    <message>
        <source>Only the terrain of %1</source>
        <translation>Nur das Gelände von %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was laid.</source>
        <translation>Angehalten; es wurde nichts gelegt.</translation>
    </message>
    <message>
        <source>The battlefield was changed meanwhile, so nothing was laid.</source>
        <translation>Das Schlachtfeld wurde inzwischen geändert, daher wurde nichts gelegt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Laying terrain; Escape stops it.</source>
        <translation>Gelände wird gelegt; Escape hält es an.</translation>
    </message>
    <message>
        <source>No terrain was laid: %1</source>
        <translation>Es wurde kein Gelände gelegt: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::RangeTool</name>
    <message>
        <source>arc %1°</source>
        <translation>Winkel %1°</translation>
    </message>
    <message>
        <source>%1: this game has no ranges or moves that could be drawn.</source>
        <translation>%1: Die Regeln dieses Spiels sagen nichts, was sich zeichnen ließe.</translation>
    </message>
    <message>
        <source>See how far a base shoots and moves, and into which arc</source>
        <translation>Sehen, wie weit eine Base schießt und zieht, und in welchen Winkel</translation>
    </message>
    <message>
        <source>Ran&amp;ges and Moves</source>
        <translation>Reich&amp;weiten und Bewegung</translation>
    </message>
    <message>
        <source>Click a base to see its ranges and how far it moves; click beside it to put them away.</source>
        <translation>Eine Base anklicken, um ihre Reichweiten und Bewegung zu sehen; ein Klick daneben räumt sie weg.</translation>
    </message>
    <message>
        <source>1 square</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>%1 squares</source>
        <translation>%1 Felder</translation>
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
        <source>Muster did not exit normally last time. These changes were not saved. Opening them changes no file.</source>
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
        <source>&amp;Discard...</source>
        <translation>&amp;Verwerfen...</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard these changes? They cannot be recovered.</source>
        <translation>Diese Änderungen verwerfen? Sie lassen sich nicht zurückholen.</translation>
    </message>
</context>
<context>
    <name>muster::editor::ReinforcementRows</name>
    <message>
        <source>Turn %1: %2 (%3)</source>
        <translation>Zug %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Reinforcements, by turn</source>
        <translation>Wer später kommt, nach Zügen</translation>
    </message>
    <message>
        <source>No reinforcements</source>
        <translation>Niemand kommt später</translation>
    </message>
    <message>
        <source>No side has an army with a unit that could come later.</source>
        <translation>Keine Seite hat eine Armee, von der etwas später kommen könnte.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>When it comes</source>
        <translation>Wann es kommt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Whatever players should know about it</source>
        <translation>Was die Spieler darüber wissen sollten</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Whose reinforcement it is</source>
        <translation>Wessen Verstärkung es ist</translation>
    </message>
    <message>
        <source>That side has no army with a unit that could come.</source>
        <translation>Diese Seite hat keine Armee, aus der etwas kommen könnte.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>The unit, leader or whole group that comes</source>
        <translation>Die Einheit, der Anführer oder die ganze Gruppe, die kommt</translation>
    </message>
    <message>
        <source>%1 (group)</source>
        <translation>%1 (Gruppe)</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Where it comes onto the board</source>
        <translation>Wo es auf das Spielfeld kommt</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Die eigene</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where exactly it comes onto the board; nothing for anywhere along the edge</source>
        <translation>Wo genau es auf das Spielfeld kommt; nichts heißt irgendwo an der Kante</translation>
    </message>
    <message>
        <source>From the west edge</source>
        <translation>Von der Westkante</translation>
    </message>
    <message>
        <source>From the south edge</source>
        <translation>Von der Südkante</translation>
    </message>
</context>
<context>
    <name>muster::editor::RemedyBar</name>
    <message>
        <source>Suggested fixes</source>
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
    <message>
        <source>Set %1 to %2</source>
        <comment>a value of a unit and its new number</comment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>The search for fixes failed: %1</source>
        <translation>Die Suche nach Korrekturen ist fehlgeschlagen: %1</translation>
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
        <source>Header and footer of each page</source>
        <translation>Kopf und Fuß jeder Seite</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Text of the header</source>
        <translation>Text des Kopfes</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Text of the footer</source>
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
    <name>muster::editor::ScatterTool</name>
    <message>
        <source>This game has no terrain to be drawn.</source>
        <translation>Dieses Spiel hat kein Gelände zum Zeichnen.</translation>
    </message>
    <message>
        <source>On this table, terrain fills whole squares, so nothing is scattered.</source>
        <translation>Auf diesem Tisch füllt Gelände ganze Felder, daher wird nichts verstreut.</translation>
    </message>
    <message>
        <source>The file is not valid JSON at the moment, so nothing can be drawn.</source>
        <translation>Die Datei ist gerade kein gültiges JSON, daher lässt sich nichts zeichnen.</translation>
    </message>
    <message>
        <source>There is no room for more here.</source>
        <translation>Hier ist kein Platz für mehr.</translation>
    </message>
    <message>
        <source>&amp;Scatter</source>
        <translation>Ver&amp;streuen</translation>
    </message>
    <message>
        <source>Scatter small pieces of a kind of terrain with a brush</source>
        <translation>Kleine Stücke einer Geländeart mit einem Pinsel verstreuen</translation>
    </message>
    <message>
        <source>Drag to scatter pieces; they keep apart and clear of other terrain. [ and ] change the brush.</source>
        <translation>Ziehen verstreut Stücke; sie halten Abstand voneinander und von anderem Gelände. [ und ] ändern den Pinsel.</translation>
    </message>
</context>
<context>
    <name>muster::editor::ScenarioPanel</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Whatever players should know</source>
        <translation>Was die Spieler wissen sollten</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the battle is called</source>
        <translation>Wie die Schlacht heißt</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>What it is about, in a sentence or two</source>
        <translation>Worum es geht, in ein oder zwei Sätzen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When it was fought, in words</source>
        <translation>Wann sie geschlagen wurde, in Worten</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where it was fought</source>
        <translation>Wo sie geschlagen wurde</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>How many turns the game lasts</source>
        <translation>Wie viele Züge das Spiel dauert</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Victory conditions</source>
        <translation>Siegbedingungen</translation>
    </message>
    <message>
        <source>What wins the game, for everybody or for one side</source>
        <translation>Was das Spiel gewinnt, für alle oder für eine Seite</translation>
    </message>
    <message>
        <source>No conditions yet</source>
        <translation>Noch ist nichts gesagt</translation>
    </message>
    <message>
        <source>The side that is not broken at the end has won.</source>
        <translation>Die Seite, die am Ende nicht gebrochen ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>The side that it applies to</source>
        <translation>Für wen es gilt</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was es wert ist</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The condition in words</source>
        <translation>Die Bedingung in Worten</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>%1, held by %2</source>
        <translation>%1, gehalten von %2</translation>
    </message>
    <message>
        <source>Places that are fought for; click one to see it on the board</source>
        <translation>Orte, um die gekämpft wird; ein Klick zeigt einen auf dem Spielfeld</translation>
    </message>
    <message>
        <source>There are none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Rally Points</source>
        <translation>Sammelpunkte</translation>
    </message>
    <message>
        <source>%1, point %2</source>
        <translation>%1, Punkt %2</translation>
    </message>
    <message>
        <source>Rally points</source>
        <translation>Sammelpunkte</translation>
    </message>
    <message>
        <source>Where broken units rally; the tool for them sets more</source>
        <translation>Wo sich gebrochene Einheiten sammeln; das Werkzeug dafür setzt weitere</translation>
    </message>
    <message>
        <source>There are no sides yet.</source>
        <translation>Es gibt noch keine Seiten.</translation>
    </message>
    <message>
        <source>Sources and Rules</source>
        <translation>Quellen und Regeln</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Where its history comes from, such as books; one a line</source>
        <translation>Woher die Geschichte stammt, etwa Bücher; eins je Zeile</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>The file of house rules for this battle, relative to this file</source>
        <translation>Eine Datei mit Hausregeln, nach der gespielt wird, relativ zu dieser Datei</translation>
    </message>
    <message>
        <source>Choose House Rules...</source>
        <translation>Hausregeln wählen...</translation>
    </message>
    <message>
        <source>Play by a file of house rules</source>
        <translation>Nach einer Datei mit Hausregeln spielen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Play by the rules of the game alone</source>
        <translation>Allein nach den Regeln des Spiels spielen</translation>
    </message>
    <message>
        <source>A version is three numbers with dots between them, such as 1.0.0.</source>
        <translation>Eine Version besteht aus drei Zahlen mit Punkten dazwischen, etwa 1.0.0.</translation>
    </message>
    <message>
        <source>Rules version</source>
        <translation>Regelversion</translation>
    </message>
    <message>
        <source>The version of the game&apos;s rules that it was written for</source>
        <translation>Die Version der Spielregeln, für die es geschrieben wurde</translation>
    </message>
    <message>
        <source>Choose House Rules</source>
        <translation>Hausregeln wählen</translation>
    </message>
    <message>
        <source>House rules (*.house.json);;All files (*)</source>
        <translation>Hausregeln (*.house.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>muster::editor::ScenarioWizard</name>
    <message>
        <source>New Scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>N&amp;ext</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Legal as it stands.</source>
        <translation>So, wie es ist, regelgerecht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create Scenar&amp;io</source>
        <translation>Szenario anl&amp;egen</translation>
    </message>
    <message>
        <source>Army Not Copied</source>
        <translation>Armee nicht kopiert</translation>
    </message>
    <message>
        <source>%1

Choose another army for its side, or none for now.</source>
        <translation>%1

Für diese Seite eine andere Armee wählen, oder vorerst keine.</translation>
    </message>
    <message>
        <source>The games could not be read: %1</source>
        <translation>Die Spiele konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The scenario could not be created: %1</source>
        <translation>Das Szenario konnte nicht erstellt werden: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::SelectionTool</name>
    <message>
        <source>Let go to keep it; Alt places freely, Shift keeps it straight, Escape puts it back</source>
        <translation>Loslassen behält es; Alt setzt frei, Umschalt hält es gerade, Escape legt es zurück</translation>
    </message>
    <message>
        <source>Let go to keep it; Alt turns freely, Escape puts it back</source>
        <translation>Loslassen behält es; Alt dreht frei, Escape legt es zurück</translation>
    </message>
    <message>
        <source>Click to select, drag to move; drag over the empty table to select several, Shift adds</source>
        <translation>Klicken wählt aus, Ziehen verschiebt; über den leeren Tisch ziehen wählt mehrere aus, Umschalt nimmt hinzu</translation>
    </message>
    <message>
        <source>Arrow keys nudge (Ctrl finer, Shift wider), [ and ] turn, Enter shows the properties</source>
        <translation>Pfeiltasten schieben (Strg feiner, Umschalt weiter), [ und ] drehen, Eingabe zeigt die Eigenschaften</translation>
    </message>
    <message>
        <source>This is locked. Unlock it to change it.</source>
        <translation>Das ist gesperrt. Zum Ändern freigeben.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Select, move, turn and stretch what is on the board</source>
        <translation>Auswählen, verschieben, drehen und strecken, was auf dem Spielfeld ist</translation>
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
    <name>muster::editor::SideCard</name>
    <message>
        <source>Name of the side</source>
        <translation>Name der Seite</translation>
    </message>
    <message>
        <source>Remove this side</source>
        <translation>Diese Seite wegnehmen</translation>
    </message>
    <message>
        <source>Its edge of the board</source>
        <translation>Ihre Kante des Spielfelds</translation>
    </message>
    <message>
        <source>South edge</source>
        <translation>Südkante</translation>
    </message>
    <message>
        <source>North edge</source>
        <translation>Nordkante</translation>
    </message>
    <message>
        <source>West edge</source>
        <translation>Westkante</translation>
    </message>
    <message>
        <source>East edge</source>
        <translation>Ostkante</translation>
    </message>
    <message>
        <source>Its role in the battle</source>
        <translation>Ihre Rolle in der Schlacht</translation>
    </message>
    <message>
        <source>No role</source>
        <translation>Keine eigene Rolle</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Its army</source>
        <translation>Ihre Armee</translation>
    </message>
    <message>
        <source>Other...</source>
        <translation>Andere...</translation>
    </message>
    <message>
        <source>Choose an army file</source>
        <translation>Eine Armeedatei wählen</translation>
    </message>
    <message>
        <source>As its army says</source>
        <translation>Wie in der Armee</translation>
    </message>
    <message>
        <source>Its budget</source>
        <translation>Ihr Budget</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Noch keine Armee</translation>
    </message>
    <message>
        <source>Choose an Army</source>
        <translation>Armee wählen</translation>
    </message>
    <message>
        <source>Armies (*.army.json)</source>
        <translation>Armeen (*.army.json)</translation>
    </message>
    <message>
        <source>Type a part of a name to find an army</source>
        <translation>Einen Teil des Namens tippen, um eine Armee zu finden</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>In diesem Ordner</translation>
    </message>
    <message>
        <source>Shipped with Muster</source>
        <translation>Mit Muster geliefert</translation>
    </message>
    <message>
        <source>No edge, so no zone</source>
        <translation>Keine Kante, also keine Zone</translation>
    </message>
    <message>
        <source>A copy of it is put beside the battlefield</source>
        <translation>Eine Kopie kommt neben das Schlachtfeld</translation>
    </message>
</context>
<context>
    <name>muster::editor::SidesPanel</name>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Who fights this battle</source>
        <translation>Wer diese Schlacht schlägt</translation>
    </message>
    <message>
        <source>There are no sides yet</source>
        <translation>Es gibt noch keine Seiten</translation>
    </message>
    <message>
        <source>New side</source>
        <translation>Neue Seite</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the side is called on the map</source>
        <translation>Wie die Seite auf der Karte heißt</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Who attacks and who defends; some games ask for it</source>
        <translation>Wer angreift und wer verteidigt; manche Spiele fragen danach</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>The side&apos;s own edge of the board</source>
        <translation>Die eigene Kante der Seite</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>The points that its army may cost</source>
        <translation>Die Punkte, die ihre Armee kosten darf</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The army file of the side, relative to this file</source>
        <translation>Die Armeedatei der Seite, relativ zu dieser Datei</translation>
    </message>
    <message>
        <source>Attach an army file to the side</source>
        <translation>Der Seite eine Armeedatei geben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Leave the side without an army; what stands on the board stays</source>
        <translation>Die Seite ohne Armee lassen; was auf dem Spielfeld steht, bleibt</translation>
    </message>
    <message>
        <source>Deploys in</source>
        <translation>Stellt auf in</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Whatever players should know about the side</source>
        <translation>Was die Spieler über die Seite wissen sollten</translation>
    </message>
    <message>
        <source>Zones of the side</source>
        <translation>Zonen der Seite</translation>
    </message>
    <message>
        <source>Where the side may put its units before the game</source>
        <translation>Wo die Seite vor dem Spiel ihre Einheiten aufstellen darf</translation>
    </message>
    <message>
        <source>%1 (not on the board)</source>
        <translation>%1 (nicht auf dem Spielfeld)</translation>
    </message>
    <message>
        <source>Choose Army...</source>
        <translation>Armee wählen...</translation>
    </message>
    <message>
        <source>The army was not copied: %1</source>
        <translation>Die Armee wurde nicht kopiert: %1</translation>
    </message>
    <message>
        <source>Copied the army beside the battlefield: %1</source>
        <translation>Armee neben das Schlachtfeld kopiert: %1</translation>
    </message>
    <message>
        <source>Without an edge or a zone of its own, no rule limits where its units may stand.</source>
        <translation>Ohne eigene Kante oder Zone sagt keine Regel, wo ihre Einheiten stehen dürfen.</translation>
    </message>
</context>
<context>
    <name>muster::editor::SidesStep</name>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Add a Side</source>
        <translation>Seite &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::SightTool</name>
    <message>
        <source>%1. The rules of this game say nothing about sight.</source>
        <translation>%1. Die Regeln dieses Spiels sagen nichts über Sicht.</translation>
    </message>
    <message>
        <source>Clear: %1.</source>
        <translation>Frei: %1.</translation>
    </message>
    <message>
        <source>Hidden after %1 of %2.</source>
        <translation>Verdeckt nach %1 von %2.</translation>
    </message>
    <message>
        <source>Hidden by %1, after %2 of %3.</source>
        <translation>Verdeckt durch %1, nach %2 von %3.</translation>
    </message>
    <message>
        <source>Line of &amp;Sight</source>
        <translation>&amp;Sichtlinie</translation>
    </message>
    <message>
        <source>See whether one place or base can be seen from another, and what hides it</source>
        <translation>Sehen, ob ein Ort oder eine Base von einer anderen aus zu sehen ist, und was sie verdeckt</translation>
    </message>
    <message>
        <source>Drag from one place or base to another. Between bases every corner is tried.</source>
        <translation>Von einem Ort oder einer Base zur anderen ziehen. Zwischen Bases wird jede Ecke versucht.</translation>
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
        <source>This file is not encoded in UTF-8. It is shown as well as possible and cannot be changed here.</source>
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
    <name>muster::editor::SpotTool</name>
    <message>
        <source>Click where the objective is. Enter sets it where the mouse is, Alt leaves snapping out.</source>
        <translation>Anklicken, wo das Ziel ist. Eingabe setzt es, wo die Maus ist, Alt lässt nichts einrasten.</translation>
    </message>
    <message>
        <source>There are no sides yet: add one in the panel of sides first.</source>
        <translation>Es gibt noch keine Seiten: zuerst unter Seiten eine hinzufügen.</translation>
    </message>
    <message>
        <source>Click where %1 rallies. Enter sets the point where the mouse is, Alt leaves snapping out.</source>
        <translation>Anklicken, wo %1 sich sammelt. Eingabe setzt den Punkt, wo die Maus ist, Alt lässt nichts einrasten.</translation>
    </message>
    <message>
        <source>The file is not valid JSON at the moment, so nothing can be drawn.</source>
        <translation>Die Datei ist gerade kein gültiges JSON, daher lässt sich nichts zeichnen.</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>Rall&amp;y Point</source>
        <translation>Sa&amp;mmelpunkt</translation>
    </message>
    <message>
        <source>Set an objective</source>
        <translation>Ein Ziel setzen</translation>
    </message>
    <message>
        <source>Set a point where a side&apos;s broken units rally</source>
        <translation>Einen Punkt setzen, an dem sich gebrochene Einheiten einer Seite sammeln</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Ziel %1</translation>
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
        <source>Files that you open or save will be listed here.</source>
        <translation>Geöffnete und gespeicherte Dateien stehen beim nächsten Mal hier.</translation>
    </message>
    <message>
        <source>no longer there: %1</source>
        <translation>nicht mehr da: %1</translation>
    </message>
    <message>
        <source>New &amp;Scenario...</source>
        <translation>Neues &amp;Szenario...</translation>
    </message>
    <message>
        <source>Board, sides, terrain and aims, step by step</source>
        <translation>Spielfeld, Seiten, Gelände und Ziele, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Open Fol&amp;der...</source>
        <translation>&amp;Ordner öffnen...</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Spiele werden gesucht...</translation>
    </message>
    <message>
        <source>Armies and battlefields of the game</source>
        <translation>Armeen und Schlachtfelder des Spiels</translation>
    </message>
    <message>
        <source>Open a copy; the original stays as it is</source>
        <translation>Eine Kopie öffnen; das Original bleibt, wie es ist</translation>
    </message>
    <message>
        <source>No game was found.</source>
        <translation>Es wurde kein Spiel gefunden.</translation>
    </message>
    <message>
        <source>Examples of %1</source>
        <comment>armies and battlefields of a game</comment>
        <translation>Beispiele für %1</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Open a copy of %1</source>
        <translation>Eine Kopie von %1 öffnen</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>regelkonform</translation>
    </message>
    <message>
        <source>The recent files could not be checked: %1</source>
        <translation>Die zuletzt verwendeten Dateien konnten nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>The games could not be read: %1</source>
        <translation>Die Spiele konnten nicht gelesen werden: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::TapeTool</name>
    <message>
        <source>%1, bearing %2°</source>
        <translation>%1, Richtung %2°</translation>
    </message>
    <message>
        <source>%1 along the path, %2 straight</source>
        <translation>%1 den Weg entlang, %2 gerade</translation>
    </message>
    <message>
        <source>&amp;Tape Measure</source>
        <translation>Maß&amp;band</translation>
    </message>
    <message>
        <source>Measure how far it is, straight or along a path</source>
        <translation>Messen, wie weit es ist, gerade oder einen Weg entlang</translation>
    </message>
    <message>
        <source>Drag for a straight distance, or click along a path; Enter or a double click ends it, Escape puts the tape away.</source>
        <translation>Für eine gerade Entfernung ziehen, oder einen Weg entlang klicken; Eingabe oder Doppelklick beendet, Escape räumt das Band weg.</translation>
    </message>
</context>
<context>
    <name>muster::editor::TerrainPalette</name>
    <message>
        <source>Search terrain</source>
        <translation>Gelände suchen</translation>
    </message>
    <message>
        <source>Kinds of terrain</source>
        <translation>Arten von Gelände</translation>
    </message>
    <message>
        <source>Drag one onto the table, or press Enter to lay it in the middle</source>
        <translation>Eine auf den Tisch ziehen, oder mit der Eingabetaste in die Mitte legen</translation>
    </message>
</context>
<context>
    <name>muster::editor::TerrainStep</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Laid by &amp;chance, as the rules allow</source>
        <translation>Vom &amp;Zufall gelegt, wie es die Regeln erlauben</translation>
    </message>
    <message>
        <source>By &amp;hand, on the board later</source>
        <translation>Von &amp;Hand, später auf dem Feld</translation>
    </message>
    <message>
        <source>&amp;Another Table</source>
        <translation>&amp;Anderer Tisch</translation>
    </message>
    <message>
        <source>This game does not define its usual terrain.</source>
        <translation>Dieses Spiel sagt nicht, welches Gelände darin üblich ist.</translation>
    </message>
    <message>
        <source>No terrain was laid: %1</source>
        <translation>Es wurde kein Gelände gelegt: %1</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The same seed lays the same table on every computer</source>
        <translation>Dieselbe Startzahl legt denselben Tisch, hier und auf jedem anderen Rechner</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startzahl</translation>
    </message>
</context>
<context>
    <name>muster::editor::TextsControl</name>
    <message>
        <source>one per line</source>
        <translation>eins je Zeile</translation>
    </message>
</context>
<context>
    <name>muster::editor::UnitPalette</name>
    <message>
        <source>placed</source>
        <translation>aufgestellt</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>aufzustellen</translation>
    </message>
    <message>
        <source>%1 of %2 to place</source>
        <translation>%1 von %2 aufzustellen</translation>
    </message>
    <message>
        <source>Formation of bases that are placed</source>
        <translation>Formation der Bases, die aufgestellt werden</translation>
    </message>
    <message>
        <source>in line</source>
        <translation>in Linie</translation>
    </message>
    <message>
        <source>in column</source>
        <translation>in Kolonne</translation>
    </message>
    <message>
        <source>in a block</source>
        <translation>im Block</translation>
    </message>
    <message>
        <source>How the bases stand that are placed together</source>
        <translation>Wie die Bases stehen, die zusammen aufgestellt werden</translation>
    </message>
    <message>
        <source>&amp;Place them</source>
        <translation>Au&amp;fstellen</translation>
    </message>
    <message>
        <source>Units by side</source>
        <translation>Einheiten nach Seiten</translation>
    </message>
    <message>
        <source>Drag units onto the table, or press Enter to place them in their zone</source>
        <translation>Einheiten auf den Tisch ziehen, oder mit der Eingabetaste in ihrer Zone aufstellen</translation>
    </message>
    <message>
        <source>There are no sides yet. Add them under Sides on the right, each with its army.</source>
        <translation>Es gibt noch keine Seiten. Rechts unter Seiten hinzufügen, jede mit ihrer Armee.</translation>
    </message>
</context>
<context>
    <name>muster::editor::WayTool</name>
    <message>
        <source>It needs two points at least.</source>
        <translation>Es braucht mindestens zwei Punkte.</translation>
    </message>
    <message>
        <source>River, Road or &amp;Wall</source>
        <translation>Fluss, Straße oder Mau&amp;er</translation>
    </message>
    <message>
        <source>Draw something long with a width, bend by bend</source>
        <translation>Etwas Langes mit einer Breite zeichnen, Biegung für Biegung</translation>
    </message>
    <message>
        <source>Click where it begins. Alt leaves snapping out.</source>
        <translation>Anklicken, wo es beginnt. Alt lässt nichts einrasten.</translation>
    </message>
</context>
</TS>
