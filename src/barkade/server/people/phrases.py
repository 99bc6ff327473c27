"""Recovery phrases: a few words on paper by which a person signs in after losing all devices.

A phrase alone identifies a person, so it is looked up by its digest. It has 64 bits of entropy, and the digest is slow
and salted per server, which makes guessing infeasible even with a stolen database.
"""

from __future__ import annotations

import hashlib
import re
import secrets

LENGTH = 8
"""Words per phrase, eight bits each."""
_LIST = """
    acorn actor album alley amber anchor angle apple apron arena arrow atlas
    attic autumn badge baker ball banana band bank barn basil basket beach
    bean bear beaver bell bench berry bike bird biscuit blanket boat bone
    book boot bottle bowl branch bread brick bridge broom brush bubble bucket
    bus butter button cabin cactus cake camel camp candle canoe canyon carpet
    carrot castle cedar chain chair chalk cheese cherry chess circus clay clock
    cloud clover coal coast cobra cocoa coffee collar comet copper coral
    cotton couch cousin crab crane cricket crown cup curtain daisy dance desert
    diamond dinner doctor dolphin donkey door dove dragon drum duck eagle earth
    easel echo elbow engine falcon farmer feather fence ferry fiddle field fig
    finger flag flame flute foam forest fork fossil fountain fox frog garden
    garlic gate ghost ginger giraffe glove goat gold goose grape grass guitar
    hammer harvest hat hazel hedge helmet heron hill honey horse hotel igloo
    iron island ivory jacket jam jelly jewel jungle kettle king kite kitten
    ladder lake lamp lantern leaf lemon letter lily lion lizard locket lotus
    magnet mango maple marble market meadow melon mirror mitten monkey moon
    moss motor mountain mouse museum mustard napkin needle nest nickel noodle
    north nut oak oasis ocean olive onion orange orbit otter oven
    oyster paddle paint palace panda paper park parrot peach pear pebble pencil
    pepper piano pillow pilot pine pirate planet plum pocket poem pond pony
    poppy potato puddle pumpkin puppet quartz queen rabbit radio raven ribbon river
    robin rocket saddle salmon sandal silver spoon summer
"""
WORDS = tuple(_LIST.split())
ROUNDS = 2**14


def new_phrase() -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(LENGTH))


def phrase_digest(phrase: str, salt: str) -> bytes:
    """Return the digest of a phrase, ignoring case, punctuation and line breaks. Slow."""
    words = " ".join(re.findall("[a-z]+", phrase.lower()))
    return hashlib.scrypt(words.encode(), salt=bytes.fromhex(salt), n=ROUNDS, r=8, p=1, dklen=32)
