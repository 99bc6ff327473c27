"""Box files: read, or refused with what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from barkade.engine.boxfile import LARGEST_FILE, read_box
from barkade.engine.errors import BadBox


def write(folder: Path, text: str | bytes) -> Path:
    path = folder / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_box_file_is_read(tmp_path: Path) -> None:
    path = write(tmp_path, 'goal = 12\ndice = [["ball", ["any"]], ["cat"]]\n[[treats]]\nname = "żwacz"\ncount = 3\n')
    contents = read_box(path)
    assert contents == {
        "goal": 12,
        "dice": [["ball", ["any"]], ["cat"]],
        "treats": [{"name": "żwacz", "count": 3}],
    }
    assert json.loads(json.dumps(contents)) == contents
    assert read_box(str(path)) == contents


@pytest.mark.parametrize("text", [b"\xef\xbb\xbfgoal = 3\n", b"# mine\r\ngoal = 3\r\n", b"goal = 3"])
def test_files_of_any_editor_are_read(tmp_path: Path, text: bytes) -> None:
    assert read_box(write(tmp_path, text)) == {"goal": 3}


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert read_box(write(tmp_path, "")) == {}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"The box file “.*nowhere.toml” can't be read. Does it exist\?"):
        read_box(tmp_path / "nowhere.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="can't be read"):
        read_box(tmp_path)


def test_a_file_that_is_too_big(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"“mine.toml” is too big: the limit is 64 kB"):
        read_box(write(tmp_path, "#" * (LARGEST_FILE + 1)))
    assert read_box(write(tmp_path, "#" * LARGEST_FILE)) == {}


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"“mine.toml” isn't plain UTF-8 text"):
        read_box(write(tmp_path, b"goal = \xff"))


@pytest.mark.parametrize(
    "text", ["goal = ", "goal 3", "goal = 3\ngoal = 4", "x = " + "[" * 5000, "goal = " + "9" * 5000]
)
def test_a_file_that_is_no_toml(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadBox, match=r"“mine.toml” isn't TOML: "):
        read_box(write(tmp_path, text))


@pytest.mark.parametrize("value", ["1979-05-27", "nan", "[1, [-inf]]", "{ day = 07:32:00 }"])
def test_what_no_record_could_carry(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadBox, match=r"In the box file “mine.toml”, “when” holds a date"):
        read_box(write(tmp_path, f"when = {value}"))


def test_what_a_record_can_carry(tmp_path: Path) -> None:
    assert read_box(write(tmp_path, "a = 1.5\nb = true\n[c]\nd = [1]")) == {"a": 1.5, "b": True, "c": {"d": [1]}}
