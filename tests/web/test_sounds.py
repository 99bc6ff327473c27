"""The small sounds, rendered where nobody hears them: each is there, is over soon, and never too loud."""

from __future__ import annotations

import base64
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCE = WEB / "src" / "art" / "sounds.ts"
SOUNDS = re.findall(r"^  (\w+): \(c: Context\)", SOURCE.read_text("utf-8"), re.MULTILINE)
TO_JAVASCRIPT = """
const ts = require('typescript'), fs = require('fs');
const options = { compilerOptions: { target: 'es2022', module: 'esnext' } };
process.stdout.write(ts.transpileModule(fs.readFileSync('src/art/sounds.ts', 'utf8'), options).outputText);
"""
RENDER = """
async ([module, sound]) => {
  let made = null, word = 1;
  Math.random = () => (word = (word * 48_271) % 2_147_483_647) / 2_147_483_647;  // the same noise every time
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 96_000, 48_000); made = this; }
    resume() { return Promise.resolve(); }
  };
  const { play, sounds } = await import(`${module}#${sound}`);
  play(sound);
  if (made !== null) return 'a sound that nobody wanted';
  sounds.on = true;
  play(sound);
  const heard = (await made.startRendering()).getChannelData(0);
  const loud = heard.map(Math.abs);
  const last = loud.findLastIndex((each) => each > 0.001);
  const power = heard.slice(0, last + 1).reduce((sum, each) => sum + each * each, 0) / (last + 1);
  return { peak: Math.max(...loud), seconds: last / 48_000, rms: Math.sqrt(power) };
}
"""


@pytest.fixture(scope="module")
def module() -> str:
    """The sounds as a browser takes them."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node on the path")
    made = subprocess.run([node, "-e", TO_JAVASCRIPT], cwd=WEB, capture_output=True, check=True)
    return f"data:text/javascript;base64,{base64.b64encode(made.stdout).decode()}"


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_heard_and_is_small(chromium: Browser, module: str, sound: str) -> None:
    page = chromium.new_page()
    heard = page.evaluate(RENDER, [module, sound])
    page.close()
    assert heard["rms"] > 0.008, heard
    assert heard["peak"] < 0.35, heard  # far from clipping, even with another one on top
    assert 0.03 < heard["seconds"] < 1, heard


def test_all_sounds_are_looked_at() -> None:
    assert len(SOUNDS) == SOURCE.read_text("utf-8").count("(c: Context) =>") - 1 >= 10  # the last one is of their type
