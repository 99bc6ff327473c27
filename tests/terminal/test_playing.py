"""The table in the terminal, played in a real pseudo-terminal of 80 x 24."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import barkade

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

from barkade.engine.i18n import message, say
from barkade.terminal.session import DEFAULT_BOT, kind_name
from tests.terminal.pseudo import CTRL_C, DOWN, ENTER, ESCAPE, F1, F2, F3, F4, F5, LEFT, RIGHT, UP, Terminal

MY_TURN = "it's your turn"
COMPILING = 240.0
"""Seconds that compiling the search may take on a slow computer."""


@pytest.fixture
def small_box(tmp_path: Path) -> str:
    """A yard of three colours: a game of a few turns."""
    file = tmp_path / "small.toml"
    file.write_text("colours = 3\n", encoding="utf-8")
    return str(file)


def highlighted_place(screen: str) -> int:
    """The number in the heavy frame."""
    found = re.search(r"┗━+(\d+)━+┛", screen)
    assert found, screen
    return int(found[1])


def test_a_sitting_at_the_table(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dig", "--players", "3", "--option", "starter=0", "--pace", "0") as terminal:
        screen = terminal.until("Player 1, it's your turn", "3 actions left.", "⌂", "Rex", "Luna", "Go to 4:")
        assert sorted(re.findall(r"[║┃]([RYGBP]) [1-5] [║┃]", screen)) == sorted("RYGBP"), "five bowls and their worth"
        assert all(
            re.search(rf"─+{place}─+", screen) or re.search(rf"[═━]+{place}[═━]+", screen) for place in range(26)
        )

        # By arrow keys: the board points at where the marked action goes.
        assert highlighted_place(screen) == 1
        terminal.press(DOWN, DOWN)
        screen = terminal.until("┗━3━━┛")
        terminal.press(ENTER)
        terminal.until("Player 1 trots to 3.", "2 actions left.")

        # Undo, then the same by notation; typing marks the action as well.
        terminal.press(F4)
        terminal.until("Undone.", "3 actions left.")
        terminal.press("to 2")
        terminal.until("┗━2━━┛")
        terminal.press(ENTER)
        terminal.until("trots to 3, takes that", "back, and trots to 2.", "2 actions left.")

        # What can't be done is said with the reason, and nothing changes.
        terminal.press("to 20", ENTER)
        terminal.until("That's 18 places away; carrying this much, your dog can go 4. (DIG-4.1)", "2 actions left.")
        terminal.press(ESCAPE)

        # The coach comes and goes.
        terminal.press(F2)
        terminal.until("The coach", "Bones are worth right now:", unwanted="What happened")
        terminal.press(F2)
        terminal.until("What happened", unwanted="The coach")

        # Help, and from there the rules.
        terminal.press(F1)
        terminal.until("How to play here", "undo your last action")
        terminal.press("r")
        terminal.until("Somewhere in this yard lie twenty bones")
        terminal.press(ESCAPE)
        terminal.until("How to play here")
        terminal.press(ESCAPE)
        terminal.until(MY_TURN)

        # The log has the commitment to the seed.
        terminal.press(F3)
        terminal.until("This game's dice are locked in as", "Player 1 starts.")
        terminal.press(ESCAPE)
        before = terminal.until(MY_TURN, "2 actions left.")

        terminal.press(CTRL_C)
        assert terminal.end() == 0
        assert "The game is saved. Continue with: barkade resume" in terminal.text

    with Terminal(tmp_path, "resume") as terminal:
        after = terminal.until(MY_TURN, "2 actions left.")
        assert after.splitlines()[1:13] == before.splitlines()[1:13], "the same board as before"


def test_words_can_be_typed_instead_of_keys(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dig", "--option", "starter=0", "--seed", "5") as terminal:
        terminal.until(MY_TURN)
        terminal.press("coach", ENTER)
        terminal.until("Bones are worth right now:")
        terminal.press("help", ENTER)
        terminal.until("How to play here")
        terminal.press(ESCAPE)
        terminal.until(MY_TURN)
        terminal.press("undo", ENTER)
        terminal.until("You have nothing to undo.")
        terminal.press("log", ENTER)
        terminal.until("This game's dice come from simulation seed 5")
        terminal.press(ESCAPE)
        terminal.until(MY_TURN)
        terminal.press("rules", ENTER)
        terminal.until("Somewhere in this yard")
        terminal.press(ESCAPE)
        terminal.until(MY_TURN)
        terminal.press("quit", ENTER)
        assert terminal.end() == 0


def sitting(tmp_path: Path, game: str) -> Terminal:
    return Terminal(tmp_path, "play", game, "--seed", "3", "--option", "starter=0", "--pace", "0")


def leave(terminal: Terminal) -> None:
    terminal.press(CTRL_C)
    assert terminal.end() == 0
    assert "The game is saved." in terminal.text


def test_a_sitting_of_barking(tmp_path: Path) -> None:
    with sitting(tmp_path, "barking") as terminal:
        terminal.until(MY_TURN, "Now: play dogs, play a cat, pass.", "[Ba 6] Ja 7  Bu 9  Ca", "+3")
        # The first letters are enough, here of a later word.
        terminal.press("jack", ENTER)
        terminal.until("Which item do they bark at?", "played Ja")
        terminal.press(DOWN, ENTER)
        terminal.until("♛Ja")
        terminal.press(F2)
        terminal.until("The coach", "lay", "F1 help · F2 log")
        terminal.press("cat", ENTER)
        terminal.until("Where does the cat token go?", "Cat token: trash can (1)")
        terminal.press("z", ENTER)
        terminal.until("You can't do “z” here")
        leave(terminal)


def test_a_sitting_of_good_boy(tmp_path: Path) -> None:
    with sitting(tmp_path, "goodboy") as terminal:
        screen = terminal.until(MY_TURN, "Roll", "dice at rest", "wants", "Ba ball", "Du rubber duck")
        assert "or stop" not in screen
        terminal.press(F5)
        terminal.until("There's only one thing you can do.")
        terminal.press(ENTER)
        terminal.until("Roll, or stop", "Player 1 rolls ")
        terminal.press("stop", ENTER)
        terminal.until("Lay treats", "Yard 1: lay a ")
        # With the coach in the place of the log, the lowest line says what happened.
        terminal.press(F2)
        terminal.until("The coach", "stops.", "F1 help · F2 log")
        leave(terminal)


def test_a_sitting_of_spots(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "spots", "--seed", "4", "--pace", "0") as terminal:
        terminal.until(MY_TURN, f"Howl: {say(message('spots-tile-howl'))}")
        terminal.press("do b")
        terminal.until("»Beg«", f"Beg: {say(message('spots-tile-beg'))}")
        terminal.press(ENTER)
        terminal.until("Player 1 begs")
        terminal.press(F2)
        terminal.until("The coach", "%")
        terminal.press(F1)
        terminal.until("The board", "On a dog ·4 is a free spot")
        terminal.press(ESCAPE)
        terminal.until(MY_TURN)
        leave(terminal)


def test_a_hint_ranks_what_can_be_done(tmp_path: Path) -> None:
    with sitting(tmp_path, "dig") as terminal:
        terminal.until(MY_TURN, "3 actions left.")
        terminal.press(F5)
        terminal.until("Chances of winning, says Top Dog", "F1 help · F5 log", unwanted="What happened")
        # Nobody has to wait for it, and it goes when its decision is over.
        terminal.press("to 2", ENTER)
        terminal.until("2 actions left.", "What happened", unwanted="Top Dog")
        terminal.press("hint", ENTER)
        screen = terminal.until("%  ", "Chances of winning, says Top Dog", unwanted="Top Dog is", patience=COMPILING)
        chances = [int(found) for found in re.findall(r"(\d+)%  ", screen)]
        assert chances and max(chances) <= 100
        terminal.press(F5)
        terminal.until("What happened", unwanted="Top Dog")


def test_what_was_revealed_can_not_be_taken_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dig", "--option", "starter=0", "--seed", "3") as terminal:
        terminal.until(MY_TURN, "to 2")
        terminal.press("to 2", ENTER)
        terminal.until("2 actions left.")
        terminal.press("dig", ENTER)
        terminal.until("digs up a ", "Put one card back, or keep them all.")
        terminal.press(F4)
        terminal.until("Once something has been revealed, it can't be undone.", "Put one card back, or keep them all.")
        # The decision after it has revealed nothing: it can.
        terminal.press("keep", ENTER)
        terminal.until("One action left.")
        terminal.press(F4)
        terminal.until("Undone.", "Put one card back, or keep them all.")


def test_a_whole_game_against_bots(tmp_path: Path, small_box: str) -> None:
    seats = ("--seat", "person:Anna", "--seat", DEFAULT_BOT, "--seat", "random")
    with Terminal(tmp_path, "play", "dig", *seats, "--box", small_box, "--pace", "0") as terminal:
        for _ in range(200):
            if "it's your turn" in terminal.either("Anna, it's your turn", "The game is over"):
                # On a busy computer the old screen is still there after the keys: it must not be answered twice.
                terminal.press("stop")
                terminal.until("› stop")
                terminal.press(ENTER)
                terminal.until(unwanted="› stop")
            else:
                break
        screen = terminal.until("The game is over", "wins with", "What now?", "Play again", "Leave")
        assert "The last bone is out of the yard." in screen and "› Enter for the highlighted choice" in screen
        terminal.until(" points. ")  # the last events, not only how to check them
        terminal.press(F3)
        terminal.until("You can check every draw of this game:", "barkade verify")
        terminal.press(ESCAPE)
        terminal.until("What now?", "Was it luck?")
        terminal.press(DOWN, ENTER)
        terminal.until("result", "mistakes", patience=COMPILING)
        terminal.press(ESCAPE)
        terminal.until("What now?")
        terminal.press(DOWN, DOWN, ENTER)
        assert terminal.end() == 0
        assert "barkade verify" in terminal.text
    (record,) = (tmp_path / "finished").glob("*.barkade")
    assert not list((tmp_path / "running").glob("*"))
    command = [sys.executable, "-m", "barkade", "verify", str(record)]
    assert "Verified:" in subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_curtain_between_two_people(tmp_path: Path) -> None:
    seats = ("--seat", "person:Anna", "--seat", "person:Bartek", "--option", "starter=0", "--seed", "3")
    with Terminal(tmp_path, "play", "dig", *seats) as terminal:
        terminal.until("Anna's turn")
        terminal.press(ENTER)
        terminal.until("Anna, it's your turn", "to 2")
        terminal.press("to 2", ENTER)
        terminal.until("2 actions left.")
        terminal.press("dig", ENTER)
        screen = terminal.until("digs up a ")
        bone = re.search(r"hand +(\w\w=\w)", screen)
        assert bone, "Anna sees the bone in her hand"
        terminal.press("keep", ENTER)
        terminal.until("One action left.")
        terminal.press("stop", ENTER)

        screen = terminal.until("Bartek's turn", "Everyone else, look away!")
        assert "=" not in screen and "hand" not in screen and bone[1][:2] not in screen.replace("Bartek", "")
        terminal.press("to 1", DOWN)
        assert "=" not in terminal.until("Bartek's turn"), "only Enter raises the curtain"

        terminal.press(ENTER)
        screen = terminal.until("Bartek, it's your turn", "digs up a bone", "with a ")
        assert bone[1] not in screen and "bone (" not in screen
        assert re.search(rf"Anna +\d+ +hand +{bone[1][:2]} ", screen), "he sees its scent alone"
        terminal.press("undo", ENTER)
        terminal.until("You have nothing to undo.")

        # Coming back, the game does not know who is looking.
        terminal.press(CTRL_C)
        assert terminal.end() == 0
    with Terminal(tmp_path, "resume") as terminal:
        screen = terminal.until("Bartek's turn", "press Enter when only you can see the screen")
        assert "=" not in screen
        terminal.press(ENTER)
        terminal.until("Bartek, it's your turn")


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dig", "--option", "starter=0", "--seed", "3") as terminal:
        terminal.until(MY_TURN, "to 2")
        terminal.press("to 2", ENTER)
        terminal.until("2 actions left.")
        terminal.kill()
    with Terminal(tmp_path, "resume") as terminal:
        terminal.until("2 actions left.", "Player 1 trots to 2.")


def test_the_menu_leads_to_a_game_and_back_to_it(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.until("Dog board games at one table", "DIG", "Follow your nose")
        terminal.press(ENTER)
        terminal.until("DIG: who plays?", f"‹ {kind_name(DEFAULT_BOT)} ›")
        terminal.press(DOWN, RIGHT)
        terminal.until("Seat 3")
        # Down to who starts, and name seat 1.
        terminal.press(DOWN, DOWN, DOWN, DOWN, RIGHT)
        terminal.until("‹ 1 ›")
        # Nobody can start who isn't there.
        terminal.press(LEFT, LEFT)
        terminal.until("‹ 3 ›")
        terminal.press(*[UP] * 4, LEFT)
        terminal.until("‹ at random ›", unwanted="Seat 3")
        terminal.press(RIGHT, *[DOWN] * 4, RIGHT)
        terminal.until("Seat 3", "‹ 1 ›")
        terminal.press(*[DOWN] * 2, ENTER)
        terminal.until("Player 1, it's your turn", "Rex", "Luna", "3 actions left.")
        terminal.press("to 1", ENTER)
        terminal.until("2 actions left.")
        terminal.press(CTRL_C)
        assert terminal.end() == 0
    with Terminal(tmp_path) as terminal:
        terminal.until("Continue", "Player 1, Rex, Luna")
        # Coming back from the set-up, the game that was marked still is.
        terminal.press(DOWN, ENTER)
        terminal.until("Barking Up the Wrong Tree: who plays?")
        terminal.press(ESCAPE)
        terminal.until_marked("Barking")
        terminal.press(UP)
        terminal.until_marked("DIG")
        terminal.press(*[DOWN] * len(barkade.games()))
        terminal.until_marked("Continue")
        terminal.press(ENTER)
        terminal.until("Player 1, it's your turn", "2 actions left.")


def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dig", "--seed", "1", width=70, height=20) as terminal:
        terminal.until("This window is 70×20. The table needs 80×24")


def test_a_large_window_is_used(tmp_path: Path) -> None:
    arguments = ("play", "dig", "--seed", "1", "--option", "starter=0")
    with Terminal(tmp_path, *arguments, width=120, height=40) as terminal:
        terminal.until(MY_TURN)
        terminal.press(F2)
        screen = terminal.until("The coach", "What happened")
        assert "╰───────────╯" not in screen and "╰───4───╯" in screen
