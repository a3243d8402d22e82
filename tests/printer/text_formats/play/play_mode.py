#!/usr/bin/env python3
"""Plays with printed armies in a real browser.

    play_mode.py MUSTER_PRINT ARMYLISTS [TEST...]
"""

import json
import os
import sys
import tempfile
import unittest

from selenium.webdriver.support.ui import WebDriverWait

import armies
import axe
from browser import PHONE, Browser


SHIPPED = (
    ("ancients-d6", "scipio-zama-202"),
    ("ohw-6plus", "french-fontenoy-1745"),
    ("old-trousers", "french-waterloo-1815"),
    ("opend6-fantasy", "north-wall"),
    ("otr-d6", "lee-gettysburg-1863"),
)


class PlayMode(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="muster-play-")
        cls.print = armies.Printer(PROGRAM, ARMYLISTS, cls.folder.name)
        other = cls.print.changed("other", armies.renamed)
        cls.guard = cls.print.page("guard", cls.print.guard)
        cls.other = cls.print.page("other", other)
        cls.both = cls.print.page("both", cls.print.guard, other)
        cls.hostile = cls.print.page("hostile", cls.print.changed("hostile", armies.hostile))
        shipped = [cls.print.shipped(*army) for army in SHIPPED]
        cls.scenarios = [cls.print.page(f"scenario-{i}", one) for i, one in enumerate(cls.print.scenarios())]
        cls.shipped = [cls.print.page(f"shipped-{i}", army) for i, army in enumerate(shipped)]
        cls.pages = (cls.guard, cls.both, cls.hostile, *cls.shipped)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        # One browser a test: on a busy machine Chromium may carry out the emptying of a memory after the next page's
        # writing.
        self.browser = Browser()
        self.addCleanup(self.browser.close)

    # --- what the tests ask the page

    def ticked(self):
        return self.browser.run(
            "return [...document.querySelectorAll('.boxes input')].flatMap((box, i) => box.checked ? [i] : [])"
        )

    def shown(self, name):
        return self.browser.one(f"[data-show={name}]").get_attribute("textContent")

    def tap_box(self, index):
        self.browser.tap(self.browser.all(".boxes input")[index])

    def tap_number(self, number):
        self.browser.tap(self.browser.one(f".track input[value='{number}']"))

    def track(self):
        chosen = self.browser.all(".track input:checked")
        return chosen[0].get_attribute("value") if chosen else None

    def do(self, name):
        self.browser.tap(f".bar [data-do={name}]")

    # --- boxes

    def test_a_tick_is_there_after_a_reload(self):
        self.browser.open(self.guard)
        self.assertEqual(self.ticked(), [])
        self.tap_box(6)
        self.tap_box(8)
        self.assertEqual(self.ticked(), [6, 8])
        self.browser.reload()
        self.assertEqual(self.ticked(), [6, 8])
        self.assertRegex(self.shown("ticked"), r"^2 of \d+$")

    def test_undo_and_redo_also_after_a_reload(self):
        self.browser.open(self.guard)
        for index in (1, 2, 1):
            self.tap_box(index)
        self.assertEqual(self.ticked(), [2])
        self.do("undo")
        self.assertEqual(self.ticked(), [1, 2])
        self.browser.reload()
        self.do("undo")
        self.assertEqual(self.ticked(), [1])
        self.do("redo")
        self.assertEqual(self.ticked(), [1, 2])
        self.browser.reload()
        self.do("redo")
        self.assertEqual(self.ticked(), [2])
        self.assertFalse(self.browser.one("[data-do=redo]").is_enabled())
        for _ in range(3):
            self.do("undo")
        self.assertEqual(self.ticked(), [])
        self.assertFalse(self.browser.one("[data-do=undo]").is_enabled())

    def test_a_new_tick_ends_what_was_undone(self):
        self.browser.open(self.guard)
        self.tap_box(0)
        self.do("undo")
        self.tap_box(3)
        self.assertFalse(self.browser.one("[data-do=redo]").is_enabled())
        self.assertEqual(self.ticked(), [3])
        self.do("undo")
        self.assertEqual(self.ticked(), [])
        self.assertFalse(self.browser.one("[data-do=undo]").is_enabled())

    def test_reset_asks_first_and_can_be_undone(self):
        self.browser.open(self.guard)
        self.tap_box(0)
        self.tap_number(8)
        self.do("turn-on")
        self.do("reset")
        self.browser.tap("dialog.reset button[type=submit]")
        self.assertEqual(self.ticked(), [0])
        self.do("reset")
        self.browser.tap("[data-do=reset-now]")
        self.assertEqual((self.ticked(), self.track(), self.shown("turn")), ([], None, "1"))
        self.browser.reload()
        self.assertEqual(self.ticked(), [])
        self.do("undo")
        self.assertEqual((self.ticked(), self.track(), self.shown("turn")), ([0], "8", "2"))

    def test_lines_count_what_is_lost(self):
        self.browser.open(self.guard)
        hits = self.browser.one(".card .boxline")
        for box in hits.find_elements("css selector", "input")[:7]:
            self.browser.tap(box)
        self.assertEqual(hits.find_element("css selector", ".tally").text, "7 of 12")
        self.do("summary")
        self.assertIn("Hits: 7 of 12", self.browser.one("dialog.summary").text)
        self.assertRegex(self.shown("ticked"), r"^7 of \d+$")

    # --- tracks, turn, lines to write on

    def test_a_track_shows_its_value_and_what_is_struck_stays_struck(self):
        self.browser.open(self.guard)
        numbers = lambda kind: [
            box.get_attribute("value") for box in self.browser.all(f".track[data-start] .{kind} input")
        ]
        self.assertEqual(numbers("struck"), ["7"])
        self.assertFalse(self.browser.one(".track .struck input").is_enabled())
        self.browser.tap(".track[data-start] input[value='4']")
        self.assertEqual((self.browser.one(".track[data-start] .tally").text, numbers("passed")), ("4", ["5", "6"]))
        self.browser.reload()
        self.assertTrue(self.browser.one(".track[data-start] input[value='4']").is_selected())
        self.assertEqual((numbers("struck"), numbers("passed")), (["7"], ["5", "6"]))
        self.browser.tap(".track[data-start] input[value='4']")
        self.assertIsNone(self.track())

    def test_a_track_that_counts_down_leaves_behind_what_is_above(self):
        self.browser.open(self.guard)
        self.tap_number(7)
        passed = [box.get_attribute("value") for box in self.browser.all(".passed input")]
        self.assertEqual(passed, ["9", "8"])

    def test_turns_are_counted(self):
        self.browser.open(self.guard)
        self.assertFalse(self.browser.one("[data-do=turn-back]").is_enabled())
        for _ in range(3):
            self.do("turn-on")
        self.do("turn-back")
        self.browser.reload()
        self.assertEqual(self.shown("turn"), "3")
        self.do("undo")
        self.assertEqual(self.shown("turn"), "4")

    def test_what_is_written_is_kept_as_text(self):
        self.browser.open(self.guard)
        line = self.browser.one("dd > .write")
        self.browser.tap(line)
        line.send_keys("Ana <b>& Bo</b>")
        self.do("turn-on")
        self.browser.reload()
        line = self.browser.one("dd > .write")
        self.assertEqual((line.text, len(line.find_elements("css selector", "b"))), ("Ana <b>& Bo</b>", 0))
        self.do("undo")
        self.do("undo")
        self.assertEqual(self.browser.one("dd > .write").text, "")

    # --- what is kept, and where

    def test_armies_do_not_mix(self):
        self.browser.open(self.guard)
        self.tap_box(2)
        self.browser.open(self.other)
        self.assertEqual(self.ticked(), [])
        self.tap_box(5)
        self.browser.open(self.both)
        self.assertEqual(self.ticked(), [])
        changed = self.print.page(
            "changed", self.print.changed("changed", lambda army: army["units"][0].update(men=13))
        )
        self.browser.open(changed)
        self.assertEqual(self.ticked(), [])
        self.browser.open(self.guard)
        self.assertEqual(self.ticked(), [2])

    def test_the_same_army_is_the_same_game_in_another_file(self):
        self.browser.open(self.guard)
        self.tap_box(2)
        again = self.print.page("again", self.print.guard)
        with open(self.guard, "rb") as one, open(again, "rb") as two:
            self.assertEqual(one.read(), two.read())
        self.browser.open(again)
        self.assertEqual(self.ticked(), [2])

    def test_without_a_memory_it_says_so_and_still_works(self):
        closed = (
            "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})"
        )
        script = self.browser.command("Page.addScriptToEvaluateOnNewDocument", source=closed)["identifier"]
        try:
            self.browser.open(self.guard)
            self.assertIn("keeps nothing", self.browser.one(".forgetful").text)
            self.tap_box(1)
            self.tap_box(2)
            self.do("undo")
            self.assertEqual(self.ticked(), [1])
            self.assertEqual(self.browser.complaints(), [])
        finally:
            self.browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=script)

    def test_a_spoilt_memory_does_no_harm(self):
        self.browser.open(self.guard)
        self.tap_box(0)
        key = self.browser.run("return Object.keys(localStorage).find(key => key.startsWith('muster-game'))")
        for spoilt in (
            "{",
            "null",
            "[]",
            '{"marks":{"b0":"<b>","b99999":true,"t0":"x","turn":-3,"w0":7},"steps":[[["__proto__",1,2]]],"done":9}',
        ):
            self.browser.run("localStorage.setItem(arguments[0], arguments[1])", key, spoilt)
            self.browser.reload()
            self.assertEqual((self.ticked(), self.shown("turn")), ([], "1"), spoilt)
            self.tap_box(3)
            self.assertEqual(self.ticked(), [3])
        self.assertEqual(self.browser.complaints(), [])

    # --- hands, eyes and ears

    def test_the_keyboard_reaches_everything(self):
        self.browser.open(self.guard)
        keys = "\ue004", " ", "\ue014", " "  # Tab, space, right, space
        self.browser.run("document.querySelector('.boxes input').focus()")
        for key in keys[1:]:
            self.browser.driver.switch_to.active_element.send_keys(key)
        self.assertEqual(self.ticked(), [0, 1])
        self.browser.driver.switch_to.active_element.send_keys("\ue009z")  # Control
        self.assertEqual(self.ticked(), [0])
        self.browser.driver.switch_to.active_element.send_keys("\ue009y")
        self.assertEqual(self.ticked(), [0, 1])
        stops = set()
        self.browser.run("document.querySelector('.bar a').focus()")
        for _ in range(150):
            self.browser.driver.switch_to.active_element.send_keys(keys[0])
            stops.add(
                self.browser.run(
                    "const a = document.activeElement; return a.dataset.do || a.type || a.className || a.tagName"
                )
            )
        self.assertLessEqual(
            {"undo", "reset", "theme", "summary", "turn-on", "checkbox", "radio", "write", "SUMMARY"}, stops | {"redo"}
        )

    def test_everything_has_a_name_to_be_read_out(self):
        self.browser.open(self.guard)
        names = self.browser.names()
        controls = [(role, name) for role, name in names if role in ("checkbox", "radio", "button", "textbox", "link")]
        self.assertEqual([control for control in controls if not control[1].strip()], [])
        self.assertIn(("checkbox", "Spears, Hits, 3 of 20"), controls)
        self.assertIn(("checkbox", "Riders, Loaded"), controls)
        self.assertIn(("button", "Undo"), controls)
        self.assertTrue(any(role == "textbox" and "Player" in name for role, name in controls))
        self.assertTrue(any(role == "radio" and name == "Roster, Courage: rout at 0, 9" for role, name in controls))
        boxes = [name for role, name in controls if role == "checkbox"]
        self.assertEqual(len(boxes), len(self.browser.all(".boxes input")))

    def test_a_phone_needs_no_sideways_scrolling_and_no_thin_fingers(self):
        for page in self.pages:
            self.browser.open(page, PHONE)
            wide = self.browser.run("return document.documentElement.scrollWidth")
            self.assertLessEqual(wide, PHONE[0], page)
            small = self.browser.run(
                """return [...document.querySelectorAll(
                  '.boxes input, .bar .tool, .steps label, .counter button, .to-card, summary')]
                .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()]).filter(([, r]) => r.width > 0)
                .filter(([html, r]) => r.height < (html.startsWith('<summary') ? 24 : 43.5) || r.width < 43.5)
                .map(([html]) => html)"""
            )
            self.assertEqual(small[:3], [], page)

    def test_on_a_phone_a_wide_table_is_a_list_with_every_heading(self):
        self.browser.open(self.guard, PHONE)
        row = self.browser.one(".stack tbody tr")
        self.assertLessEqual(self.browser.run("return arguments[0].scrollWidth", row), PHONE[0])
        labels = self.browser.run(
            "return [...arguments[0].cells].map(c => getComputedStyle(c, '::before').content)", row
        )
        self.assertEqual(labels[2], '"Orders"')
        self.assertLess(
            self.browser.run("return document.querySelector('.stack thead').getBoundingClientRect().width"), 5
        )
        folded = self.browser.run("return [...document.querySelectorAll('main details')].map(d => d.open)")
        self.assertEqual(folded, [False, False])

    def test_light_and_dark(self):
        ground = "return getComputedStyle(document.body).backgroundColor"
        self.browser.open(self.guard, scheme="light")
        light = self.browser.run(ground)
        self.browser.open(self.guard, scheme="dark")
        dark = self.browser.run(ground)
        self.assertNotEqual(light, dark)
        self.do("theme")  # automatic -> light
        self.assertEqual(self.browser.run(ground), light)
        self.browser.reload()
        self.assertEqual(self.browser.run(ground), light)
        self.do("theme")  # light -> dark
        self.browser.open(self.guard, scheme="light")
        self.assertEqual(self.browser.run(ground), dark)
        ratio = self.browser.run(CONTRAST)
        self.assertGreaterEqual(ratio, 7)

    # --- nothing from outside, nothing from within

    def test_nothing_is_fetched_and_nothing_complained_of(self):
        for page in self.pages:
            self.browser.open(page)
            self.assertEqual(self.browser.complaints(), [], page)
            fetched = [address for address in self.browser.requests() if address != "data:,"]
            self.assertEqual(fetched, ["file://" + page], page)

    def test_hostile_names_are_only_names(self):
        self.browser.open(self.hostile)
        self.assertIsNone(self.browser.run("return window.hacked ?? null"))
        self.assertEqual(self.browser.run("return document.title"), armies.HOSTILE["name"])
        self.assertEqual(len(self.browser.all("script")), 1)
        self.assertEqual(len(self.browser.all("main img, main script, main style, main b b")), 0)
        text = armies.plain(self.browser.one("main").get_attribute("textContent"))
        for name in armies.HOSTILE["units"]:
            self.assertIn(name, text)
        self.tap_box(9)
        self.do("summary")
        self.assertIsNone(self.browser.run("return window.hacked ?? null"))

    def test_the_policy_stops_a_script_that_got_in(self):
        self.browser.open(self.guard)
        self.browser.run(
            """const s = document.createElement('script'); s.textContent = "window.hacked = 1"; document.body.append(s);
            const d = document.createElement('div'); d.innerHTML =
              '<img src="http://127.0.0.1:9/x" onerror="window.hacked = 2">'; document.body.append(d);"""
        )
        self.assertIsNone(self.browser.run("return window.hacked ?? null"))
        self.assertTrue(any("Content Security Policy" in message for message in self.browser.complaints()))

    # --- paper

    def test_paper_has_everything_but_the_controls(self):
        for size in ((8.27, 11.69), (8.5, 11)):
            self.browser.open(self.guard, PHONE)
            pages = self.browser.paper(*size)
            text = armies.plain(" ".join(" ".join(pages).split()))
            for control in ("Undo", "Reset", "Automatic", "Keep playing", "boxes ticked", "This game"):
                self.assertNotIn(control, text)
            for words in (
                "The River Guard",
                "Ferrymen",
                "Monks with staves",
                "Courage: rout at 0",
                "Square 3.3",
                "Sequence of a turn",
                "2. Shoot",
                "behind a wall",
                "Invented for the project's tests",
            ):
                self.assertIn(words, text)
            self.assertLessEqual(len(pages), 4)

    # --- the units at the table

    def unit(self, name):
        return next(one for one in self.browser.all(".unit") if one.find_element("css selector", "b").text == name)

    def count(self, name, label, step=1, times=1):
        counter = next(
            one
            for one in self.unit(name).find_elements("css selector", ".counter")
            if one.get_attribute("data-name") == f"{name}, {label}"
        )
        for _ in range(times):
            self.browser.tap(counter.find_element("css selector", f"[data-step='{step}']"))
        return counter.find_element("css selector", "output").text

    def value(self):
        return self.browser.one(".values dd").text

    def test_a_counter_ticks_the_boxes_of_the_card(self):
        self.browser.open(self.guard)
        self.assertEqual(self.count("Spears", "Hits", times=3), "3/20")
        self.assertIn("3 of 20", self.browser.one("article").text)
        self.assertEqual(self.count("Spears", "Hits", -1), "2/20")
        self.assertRegex(self.shown("ticked"), r"^2 of \d+$")
        self.assertEqual(self.count("Spears", "Shaken", times=2), "2/3")
        self.browser.reload()
        shown = self.unit("Spears").find_elements("css selector", "output")
        self.assertEqual([one.text for one in shown], ["2/20", "2/3"])
        self.browser.tap(self.unit("Bowmen of the mill").find_element("css selector", ".toggle"))
        loaded = self.browser.one("[aria-label='Bowmen of the mill, Loaded'] input")
        self.assertTrue(loaded.is_selected())

    def test_what_is_lost_collapses_and_the_army_follows(self):
        self.browser.open(self.guard, PHONE)
        begin = int(self.value())
        men = {one.text.split("\n")[0]: one for one in self.browser.all(".unit")}
        self.assertEqual((begin, "Riders" in men), (21, True))
        self.count("Riders", "Hits", times=4)
        self.assertEqual(self.value(), "17")
        self.assertIn("lost", self.unit("Riders").get_attribute("class"))
        self.assertNotIn("Shaken", self.unit("Riders").text)
        self.count("Spears", "Hits", times=20)
        self.assertEqual(self.value(), "rout")
        self.assertEqual(len(self.browser.all(".values .over")), 1)
        self.count("Spears", "Hits", -1)
        self.assertEqual((self.value(), len(self.browser.all(".values .over"))), ("17", 0))

    def test_phases_lead_through_the_turn(self):
        self.browser.open(self.guard)
        now = lambda: self.browser.one(".phases [aria-current]").text
        self.assertEqual((now(), self.shown("turn")), ("Move", "1"))
        for words in ("Shoot", "Fight", "Move"):
            self.browser.tap("[data-phase]")
            self.assertEqual(now(), words)
        self.assertEqual(self.shown("turn"), "2")
        self.do("undo")
        self.assertEqual((now(), self.shown("turn")), ("Fight", "1"))

    # --- whole games, with what the documents of their rules say

    def lose(self, *counters):
        """Counts each to its end."""
        for name in counters:
            counter = next(one for one in self.browser.all(".counter") if one.get_attribute("data-name") == name)
            for button in counter.find_elements("css selector", "[data-step='1'], .toggle"):
                if button.get_attribute("data-step") == "0":
                    self.browser.tap(button)
                while button.get_attribute("data-step") == "1" and button.is_enabled():
                    self.browser.tap(button)

    def values(self):
        """The values of the army, with an exclamation mark if the army has lost."""
        return {
            one.find_element("css selector", "dt").text: one.find_element("css selector", "dd").text
            + ("!" if "over" in one.get_attribute("class") else "")
            for one in self.browser.all(".values > div")
        }

    def next_turn(self, phases):
        for _ in range(phases):
            self.browser.tap("[data-phase]")

    def test_two_turns_of_ancients(self):
        # Army morale is half of 31 figures; a superior General has 3 orders, a Captain 1.
        self.browser.open(self.shipped[0], PHONE)
        begin = {"Army morale": "16 of 16", "Commanders": "2 of 2", "Orders a turn": "4"}
        self.assertEqual(self.values(), begin)
        self.lose("Legions of Cannae, Stand 1")
        self.assertEqual(self.values()["Army morale"], "12 of 16")
        self.next_turn(5)
        self.assertEqual(self.shown("turn"), "2")
        self.lose("Laelius, Dead")
        self.assertEqual(self.values(), {"Army morale": "12 of 16", "Commanders": "1 of 2", "Orders a turn": "3"})
        self.lose("Scipio, Dead")
        self.assertEqual(self.values(), {"Army morale": "12 of 16", "Commanders": "all lost!", "Orders a turn": "0"})
        self.lose("Legions of Cannae, Stand 2", "Triarii, Stand 1", "Italian allies, Stand 1")
        self.assertEqual(self.values()["Army morale"], "lost!")

    def test_two_turns_of_ohw(self):
        # 11 units, and the General who counts as two: half of 13, plus one.
        self.browser.open(self.shipped[1], PHONE)
        self.assertEqual(self.values(), {"Rout": "0 lost, routs at 7"})
        names = [one.get_attribute("data-name") for one in self.browser.all(".counter")]
        hits = [name for name in names if name.endswith(", Hits")]
        self.lose(hits[1], hits[2])
        self.assertEqual(self.values(), {"Rout": "2 lost, routs at 7"})
        self.next_turn(5)
        self.assertEqual(self.shown("turn"), "2")
        self.lose(hits[0])
        self.assertEqual(self.values(), {"Rout": "4 lost, routs at 7"})
        self.lose(*hits[3:5])
        self.assertEqual(self.values(), {"Rout": "6 lost, routs at 7"})
        self.lose(hits[5])
        self.assertEqual(self.values(), {"Rout": "The army routs!"})

    def test_two_turns_of_old_trousers(self):
        # The strength of each base eliminated, 5 for the General; at two squares lost the game ends.
        self.browser.open(self.shipped[2], PHONE)
        self.assertEqual(self.values(), {"Enemy scores for losses": "0", "Squares lost": "0 of 2"})
        grenadiers, pair = [one.text for one in self.browser.all(".unit b")][:2]
        self.lose(f"{grenadiers}, Eliminated")
        self.assertEqual(self.values()["Enemy scores for losses"], "5")
        self.browser.tap(f".counter[data-name^='{pair[:8]}'] [data-step='1']")
        self.assertEqual(self.values()["Enemy scores for losses"], "8")
        self.next_turn(3)
        self.assertEqual(self.shown("turn"), "2")
        self.lose("General, Eliminated")
        self.assertTrue(self.browser.one("[aria-label$='General eliminated'] input").is_selected())
        squares = ".counter[data-name='Squares I lost'] [data-step='1']"
        self.browser.tap(squares)
        self.assertEqual(self.values(), {"Enemy scores for losses": "13", "Squares lost": "1 of 2"})
        self.browser.tap(squares)
        self.assertEqual(self.values()["Squares lost"], "2: the game ends!")

    def test_two_turns_of_opend6(self):
        # Six phases; the morale of a squad and its figures are counted for each squad.
        self.browser.open(self.shipped[3], PHONE)
        self.assertEqual(len(self.browser.all(".phases li")), 6)
        self.lose("Ice Rangers, Morale lost")
        self.assertNotIn("lost", self.unit("Ice Rangers").get_attribute("class"))
        self.next_turn(6)
        self.assertEqual(self.shown("turn"), "2")
        self.lose("Ice Rangers, Out of action")
        self.assertIn("lost", self.unit("Ice Rangers").get_attribute("class"))

    def test_two_turns_of_otr(self):
        # A turn is one pass through the deck of divisions; a brigade without stands is lost.
        self.browser.open(self.shipped[4], PHONE)
        self.assertEqual(len(self.browser.all(".phases")), 0)
        brigade = self.browser.one(".unit b").text
        self.lose(f"{brigade}, Morale markers")
        self.do("turn-on")
        self.assertEqual(self.shown("turn"), "2")
        self.lose(f"{brigade}, Stands")
        self.assertIn("lost", self.unit(brigade).get_attribute("class"))

    # --- handing over

    def test_a_link_and_a_file_hand_the_game_over(self):
        self.browser.open(self.guard)
        self.count("Spears", "Hits", times=3)
        self.browser.run(
            """window.shared = null;
            Object.defineProperty(navigator, 'share', {value: async it => { shared = it.url; }});"""
        )
        self.do("summary")
        self.browser.tap("[data-do=share]")
        link = self.browser.run("return window.shared")
        self.assertRegex(link, r"#army=1[0-9A-Z$*.:-]+&game=[\w-]+$")
        self.browser.tap("dialog.summary header button")
        self.count("Spears", "Hits", times=2)
        self.browser.run("location.hash = arguments[0]", link.split("#")[1])
        self.assertEqual(self.unit("Spears").find_element("css selector", "output").text, "3/20")
        self.assertNotIn("#", self.browser.run("return location.href"))
        self.do("undo")
        self.assertEqual(self.unit("Spears").find_element("css selector", "output").text, "5/20")

    def test_what_is_no_game_of_this_page_is_refused(self):
        self.browser.open(self.guard)
        self.tap_box(3)
        game = self.browser.run("return document.body.dataset.game")
        saved = lambda **changes: json.dumps(
            {"format": "muster-game-1", "game": game, "marks": {"b1": True}, **changes}
        )
        bad = (
            "no JSON",
            "null",
            saved(format="other"),
            saved(game="other"),
            saved(marks=None),
            saved(marks=[]),
            saved(marks={"b1": "<img src=x onerror=window.hacked=1>"}),
            saved(marks={"__proto__x": 1}),
            saved(marks={"c1": 1e9}),
            saved(marks={"w0": "x" * 3000}),
            saved(marks={"phase": -1}),
            saved(game="other", army="1AB", counts=[1]),
        )
        self.do("summary")
        for number, text in enumerate((*bad, saved())):
            path = os.path.join(self.folder.name, f"saved-{number}.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            self.browser.run("document.querySelector('[data-show=handed]').textContent = ''")
            self.browser.one("[data-file]").send_keys(path)
            WebDriverWait(self.browser.driver, 20).until(lambda _: self.shown("handed") != "")
            expected = [1] if text == saved() else [3]
            self.assertEqual(self.ticked(), expected, text)
        self.assertIsNone(self.browser.run("return window.hacked ?? null"))
        self.assertIn("was loaded", self.shown("handed"))

    # --- maps

    def test_maps_zoom_and_are_dark_in_the_dark(self):
        self.browser.open(self.scenarios[0], (390, 844), "dark")
        frame = self.browser.one(".map-frame")
        inside = "return [arguments[0].scrollWidth, arguments[0].clientWidth]"
        whole, seen = self.browser.run(inside, frame)
        self.assertLessEqual(whole, seen)
        self.browser.tap(".map-tools button[aria-label='Zoom in']")
        self.browser.tap(".map-tools button[aria-label='Zoom in']")
        whole, seen = self.browser.run(inside, frame)
        self.assertGreater(whole, seen * 2)
        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), 390)
        self.assertIn(
            "invert", self.browser.run("return getComputedStyle(document.querySelector('.battle-map')).filter")
        )
        self.browser.tap(".map-tools button[aria-label='Fit the map']")
        whole, seen = self.browser.run(inside, frame)
        self.assertLessEqual(whole, seen)

    def test_paper_clips_nothing(self):
        for page in (self.guard, *self.shipped, *self.scenarios):
            for width, height in ((8.27, 11.69), (8.5, 11)):
                # 12 mm of margin on both sides; the words of the page must all be on the paper.
                self.browser.open(page, (int((width - 24 / 25.4) * 96), 1000))
                self.browser.command("Emulation.setEmulatedMedia", media="print")
                cut = self.browser.run(
                    """return [...document.querySelectorAll('main *')].filter(e => !e.closest('svg'))
                    .filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.outerHTML.slice(0, 90))"""
                )
                self.assertEqual(cut[:3], [], page)
                words = set(self.browser.run("return document.querySelector('main').innerText").split())
                self.browser.command("Emulation.setEmulatedMedia", media="")
                paper = "".join("".join(self.browser.paper(width, height)).split())
                plain = [word for word in words if word.isascii() and word.isalpha()]
                self.assertGreater(len(plain), 50)
                self.assertEqual([word for word in plain if word not in paper], [], page)

    def test_no_barrier_that_axe_finds(self):
        script = axe.script()
        if script is None:
            self.skipTest("npm cannot install axe-core")
        phone, desktop = (390, 844), (1280, 800)
        looks = (((phone, "light"), (desktop, "dark")), ((phone, "dark"), (desktop, "light")))
        for i, page in enumerate((*self.pages, *self.scenarios)):
            for size, scheme in looks[i % 2]:  # every page in both sizes and both schemes; all four together are slow
                self.browser.open(page, size, scheme)
                self.assertEqual(axe.violations(self.browser, script), [], f"{page} {size} {scheme}")

    def test_the_name_of_the_summary_starts_with_its_text(self):
        # Who speaks to the machine says what is to be read.
        for page in (self.guard, *self.shipped, *self.scenarios):
            self.browser.open(page)
            button = self.browser.one("[data-do=summary]")
            text = " ".join(button.get_attribute("textContent").split())
            self.assertTrue(button.get_attribute("aria-label").startswith(text), (page, text))

    def test_findings_are_on_screen_and_on_paper(self):
        self.browser.open(self.print.page("listed", self.print.guard, "--findings", "list"))
        self.assertIn("Riders has only 4 men.", self.browser.one("main").text)
        self.assertIn("Riders has only 4 men.", " ".join(" ".join(self.browser.paper()).split()))

    def test_paper_carries_the_head_and_foot_asked_for(self):
        head, foot = "--header", "--footer"
        self.browser.open(
            self.print.page(
                "headed",
                self.print.guard,
                head,
                "Club; day|{name}",
                foot,
                "<{sheet}>|{page} of {pages}",
                "--ink",
                "saving",
            )
        )
        pages = self.browser.paper()
        for number, page in enumerate(pages, 1):
            text = " ".join(page.split())
            self.assertTrue(text.startswith("Club; day The River Guard"), text[:80])
            self.assertRegex(text, rf"<[^>]+> {number} of {len(pages)}$")
        self.assertEqual(self.browser.run("return matchMedia('print').matches"), False)
        self.browser.open(self.print.page("bare", self.print.guard, head, "none", foot, "none"))
        self.assertNotRegex(" ".join(" ".join(self.browser.paper()).split()), r"Page \d|\d of \d+$")

    def test_a_thing_on_two_sheets_is_ticked_on_both(self):
        army = self.print.shipped(*SHIPPED[1])
        self.browser.open(self.print.page("twice", army, "--sheet", "play", "--sheet", "unit-cards"))
        hits = self.browser.all(".boxes[aria-label*=', Hits']")
        name = lambda one: one.get_attribute("aria-label").removesuffix(": gone at 12")
        names = [name(one) for one in hits]
        self.assertEqual(len(names), 2 * len(set(names)))
        twins = [one for one in hits if name(one) == names[1]]
        self.browser.tap(twins[0].find_elements("css selector", "input")[2])
        self.browser.tap(twins[1].find_elements("css selector", "input")[4])
        checked = lambda group: [box.is_selected() for box in group.find_elements("css selector", "input")]
        self.assertEqual([i for i, ticked in enumerate(checked(twins[0])) if ticked], [2, 4])
        self.assertEqual(checked(twins[0]), checked(twins[1]))
        self.assertRegex(self.shown("ticked"), r"^2 of \d+$")
        self.do("summary")
        self.assertEqual(self.browser.one("dialog.summary").text.count("2 of 12"), 1)
        self.browser.tap("dialog.summary header button")
        self.do("undo")
        self.assertEqual(checked(twins[0]).count(True), 1)
        self.assertEqual(checked(twins[1]).count(True), 1)
        self.browser.reload()
        self.assertEqual(len(self.ticked()), 2)

    def test_paper_shows_the_game_as_it_stands(self):
        self.browser.open(self.guard)
        for box in self.browser.all(".card .boxes input")[:3]:
            self.browser.tap(box)
        self.assertIn("3 of 12", "".join(self.browser.paper()))

    def test_no_card_is_split(self):
        for page in (self.guard, *self.shipped):
            self.browser.open(page)
            cards = self.browser.run(
                """const cards = [...document.querySelectorAll('.card')];
                cards.forEach((card, i) => {
                    card.querySelector('.rank-4').prepend(`begin${i}x `);
                    const end = document.createElement('p'); end.textContent = `end${i}x`; card.append(end);
                }); return cards.length;"""
            )
            if page == self.guard:
                self.assertEqual(cards, 7)
            for size in ((8.27, 11.69), (8.5, 11)) if page == self.guard else ((8.27, 11.69),):
                pages = self.browser.paper(*size)
                for i in range(cards):
                    begins = [n for n, text in enumerate(pages) if f"begin{i}x" in text]
                    ends = [n for n, text in enumerate(pages) if f"end{i}x" in text]
                    self.assertEqual((len(begins), begins), (1, ends), f"{page}, card {i}")


# How much the ink stands out against the ground, as WCAG reckons it.
CONTRAST = """const light = colour => { const [r, g, b] = colour.match(/[0-9.]+/g).map(v => v / 255)
  .map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b; };
  const style = getComputedStyle(document.body), a = light(style.color), b = light(style.backgroundColor);
  return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);"""


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    PROGRAM, ARMYLISTS = (os.path.abspath(argument) for argument in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], failfast=False)
