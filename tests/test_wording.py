"""Wordings and typography that editors took out stay out, in every language; and the rules say what to type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

from barkade.engine.i18n import LANGUAGES
from barkade.games import games, load_game

REPOSITORY = Path(__file__).parents[1]
ROOTS = (REPOSITORY / "src" / "barkade", REPOSITORY / "web" / "words", REPOSITORY / "web" / "src")

REFUSED = {
    "en": [
        r"unless told",
        r"\b[Ii]n your turn\b",
        r"\bbefore you(?=[.,;:!?)]|$| in\b| to\b)",
        r"\bon the move\b",
        r"turn(s|ed)? (it |the tile )?down\b|tiles are turned up\b",
        r"\bcounts? nothing\b",
        r"\b(does|do)( not|n't) fit\b",
        r"\btorn\b",
        r"\b([Gg]ames?|[Rr]ecords?|[Ff]iles?) (is|are) kept\b|\bkept (game|record|file)",
        r"\b[Gg]o on\b(?! a dog)",
        r"\bat yard\b",
        r"\bwatchers?\b",
        r"\b[Ee]xchang",
        r"\bwonder dog",
        r"\b[Tt]aken back\b",
        r"\b[Ll]eave out\b",
        r"\b[Tt]he (draw|lot) (falls|picks|for)\b|\bby lot\b",
        r"\bOwn choice\b",
        r"(?:^|[.;:] )Who (?!starts$)[^?]*?[.,;:]",
        r"(?<![Tt]here )(?<!^  )\b(is|are|was) no (?!longer\b|more\b)",
        r"\bany more(?=[.,;:!?)]|$)",
        r"\b[Mm]ost points win\b",
        r"\b[Mm]ails\b|\b[Ee]-mail",
        r"\bopen the house\b|\bhouse remembers\b",
        r"% of a win\b",
        r"’",
        r"(?i)\bcolor|\bgray\b|\bneighbor|(?<!Font )\blicense\b",
        r"\b[Rr]oom code",
        r"\bthere twice\b",
    ],
    "pl": [
        r"\bSzczeki\b",
        r"% wygranej",
        r"zapowie",
        r"\b([Ww]|z) druku\b",
        r"\b[Kk]od\w* pokoju\b",
        r"rozciąga się drabinka",
    ],
    "cs": [
        r"\bhrou roste",
        r"dívá jen z místa",
        r"[Oo]tevř\w+ dům",
        r"\bjinak \d",
        r"(vyhrává|[Nn]ejvíc bodů) (nejvíc bodů|vyhrává)",
        r"\bs nejvíc body\b",
        r"\bpamatuje dům\b",
        r"\bjako v krabici\b",
        r"\b[Kk]ód\w* místnosti\b",
        r"\b[Ss]dílen\w+ vítězství\b",
        r"\btohohle (stol|hod|kol|tah|prohlížeč)",
        r"\bo místo míň\b",
    ],
    "sk": [
        r"\bnijak",
        r"\bhrou rastie",
        r"pozerá iba z miesta",
        r"[Oo]tvor\w+ dom\b",
        r"\binak \d",
        r"[Nn]ajviac bodov vyhráva|vyhráva najviac",
        r"\bs najviac bodmi\b",
        r"\bpamätá dom\b",
        r"\bako v krabici\b",
        r"\b[Kk]ód\w* miestnosti\b",
    ],
    "hu": [
        r"játszmával gyarapszik",
        r"ember helyéről nézi",
        r"legtöbb pont nyer",
        r"\ba ház emlékezik\b",
        r"[Tt]iszta véletlen|[Vv]életlen tiszta",
        r"\b(a|is) tied\b",
    ],
    "ro": [
        r"crește cu fiecare joc",
        r"de pe locul unui om",
        r"[Dd]eschide casa",
        r"[Ll]eapăd|lep[ăe][dz]",
        r"\be rupt",
        r"\btaman\b",
        r"\bcâini\w* terminați",
        r"\bcasa ține minte\b",
        r"\bla curte(a|)\b",
        r"sorți\w* latr|latre sorți|lătra sorți",
    ],
    "ru": [
        r"растёт с кажд",
        r"с места человека",
        r"[Оо]ткр\w+ дом\b",
        r"\bпомнит дом\b",
        r"неположенн",
        r"невидан",
        r"обычно (—|\d)",
        r"проваливает|провалишь",
        r"[Чч]естный случай",
        r"поруч[иа]",
        r"[Зз]аверш\w+ (всех |заполненных |шесть )*собак",
        r"\b[Пп]о книге\b|\bкак в коробке\b",
    ],
    "uk": [
        r"з місця людини",
        r"[Вв]ідкри\w+ дім\b",
        r"поручен",
        r"[Чч]есний випадок",
        r"% перемоги",
        r"ʼ|(?<=[а-яіїєґ])'(?=[а-яіїєґ])",
        r"\b[Зз]а книжкою\b|\bяк у коробці\b",
        r"\b[Бб]алачк",
    ],
}
"""By language. The English ones are calques, or a second word for something that has one (docs/words.md)."""

REFUSED_IN = {
    r"barking-": r"\bthings?\b(?! to do)|\b(you|to|may|can) lay\b",
    r"spots-": r"(?<!\$)\bspaces?\b|\bfilled dogs?\b|\bfinish(es|ed)? (all |your |the |six )*dogs?\b",
    r"spots-(tile|page|do|lesson|told|beat)-": r"\b[Ss]ettle",
    r"goodboy-(told|do|beat)-": r"\b([Tt]ake|gets?|picks|lays?) \{ \$treat \}",
}
"""English words of one game that another game or the rules may use, by how its messages begin (docs/words.md)."""

FORMAL = {
    "pl": r"\b(Panu?|Pani|Państw\w+)\b",
    "cs": r"\b(Vy|Vám|Vás|Vámi|[Vv]aš\w*|[Vv]áš)\b",
    "sk": r"\b(Vy|Vám|Vás|Vami|[Vv]aš\w*|[Vv]áš)\b",
    "hu": r"\b[Öö]n(t|nek|nél|ök\w*)?\b",
    "ro": r"\b[Dd]umneavoastră\b|\b[Dd]umneata\b",
    "ru": r"(?<=[\w,»] )(Вы|Вас|Вам|Вами|Ваш\w*)\b",
    "uk": r"(?<=[\w,»] )(Ви|Вас|Вам|Вами|Ваш\w*)\b",
}
"""Polite words, by language: a table of friends has none."""

SPACED_PERCENT = ("cs", "sk", "ru")
"""Languages that set a space between a number and its %, at which no line may break. The others set none."""

QUOTES = {"en": "“”", "pl": "„”", "cs": "„“", "sk": "„“", "hu": "„”", "ro": "„”", "ru": "«»", "uk": "«»"}

SPELLED = 4
"""The largest number that stories spell everywhere."""

MOST = {"dig": 3}
"""Largest counts of a game where nine would be too many: nobody carries more bones."""

COUNTED = ("cards", "count", "dice", "treats")
"""Arguments of a story that say how many. Points, and what they are counted from, stay figures."""

TYPED = re.compile(r"[a-z]+-(?:breed|treat|trick)-(?!none$|any$)(.+)")
"""Messages that name what is typed, in English whatever language the table speaks, and how it is typed."""


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each message as it is written, and of each line of the rules for players."""
    for root in ROOTS:
        for path in sorted((*root.rglob(f"words/{language}.ftl"), *root.glob(f"{language}.ftl"))):
            if "page" not in path.relative_to(REPOSITORY).parts:
                yield from messages(path)
    for path in sorted((REPOSITORY / "src" / "barkade" / "games").glob(f"*/rules.{language}.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.parent.name}/{path.name}:{number}", re.sub(r"`[^`]*`", "``", line)


@cache
def messages(path: Path) -> tuple[tuple[str, str], ...]:
    serializer = FluentSerializer()
    return tuple(
        (entry.id.name, serializer.serialize_entry(entry).split("=", 1)[1].strip())
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    )


def found(language: str, pattern: str) -> list[tuple[str, str]]:
    return [(where, text) for where, text in lines(language) if re.search(pattern, text, re.MULTILINE)]


@pytest.mark.parametrize(
    ("language", "pattern"), [(language, pattern) for language in LANGUAGES for pattern in REFUSED[language]]
)
def test_a_wording_that_was_taken_out_stays_out(language: str, pattern: str) -> None:
    assert found(language, pattern) == []


@pytest.mark.parametrize("begins", REFUSED_IN)
def test_a_game_has_one_word_for_one_thing(begins: str) -> None:
    named = [(where, text) for where, text in lines("en") if re.match(begins, where)]
    assert named, "there are such messages"
    assert [each for each in named if re.search(REFUSED_IN[begins], each[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_sign_and_follows_its_word(language: str) -> None:
    assert found(language, r"\.\.\.| …") == []


@pytest.mark.parametrize("language", FORMAL)
def test_readers_are_addressed_as_friends(language: str) -> None:
    assert found(language, FORMAL[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_one_space_between_them_and_signs_none_before(language: str) -> None:
    wrong = found(language, r"(?<=[^\s|])  +(?=\S)|(?<=[\w})]) [,;!.](?=\s|$)")
    assert [where for where, _ in wrong] == ["terminal-hint-line"], "that one sets columns"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_is_set_as_the_language_sets_it(language: str) -> None:
    """A number before % is an argument, but for “95 % interval”, which is one word in Czech."""
    wrong = r"\}%|[\d}] %" if language in SPACED_PERCENT else r"[\d}][ \u00a0]%"
    assert found(language, wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    others = set("“”„«»") - set(QUOTES[language])
    wrong = [(where, text) for where, text in lines(language) if others & set(text)]
    assert [each for each in wrong if each[0] != "spots-board-signs"] == [], "that one shows the board's own »marks«"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", games())
def test_the_rules_say_what_to_type(language: str, game: str) -> None:
    """Readers of a translation find the English words that the terminal understands."""
    folder = Path(str(resources.files(load_game(game).package)))
    page = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    typed = [match[1] for name, _ in messages(folder / "words" / f"{language}.ftl") if (match := TYPED.fullmatch(name))]
    assert [word for word in typed if not re.search(rf"(?<![\w-]){word}(?![\w-])", page)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_given_a_bots_name(language: str) -> None:
    """Newcomers get a dog's name, and bots sit down under theirs: a table with two of a name can't be followed."""
    named = dict(messages(REPOSITORY / "web" / "words" / f"{language}.ftl"))
    newcomers = {text for name, text in named.items() if name.startswith("dog-name-")}
    bots = {text for name, text in named.items() if name.startswith("bot-call-")}
    assert len(newcomers) == 12 and len(bots) == 6
    assert not newcomers & bots


def figures_in(pattern: ast.Pattern, language: str, number: int) -> Iterator[str]:
    """Yield the counts that a text shows as figures if each of them is this number."""
    for each in pattern.elements:
        shown = each.expression if isinstance(each, ast.Placeable) else None
        if isinstance(shown, ast.VariableReference) and shown.id.name in COUNTED:
            yield shown.id.name
        elif isinstance(shown, ast.SelectExpression):
            counts = isinstance(shown.selector, ast.VariableReference) and shown.selector.id.name in COUNTED
            for variant in [chosen(shown, language, number)] if counts else shown.variants:
                yield from figures_in(variant.value, language, number)


def chosen(select: ast.SelectExpression, language: str, number: int) -> ast.Variant:
    """Return what a number chooses: its own variant, that of its plural form, or the default."""
    variants = {
        each.key.value if isinstance(each.key, ast.NumberLiteral) else each.key.name: each for each in select.variants
    }
    default = next(each for each in select.variants if each.default)
    return variants.get(str(number), variants.get(Locale(language).plural_form(number), default))


def beats(game: str, language: str) -> dict[str, ast.Pattern]:
    """Return the texts of a game's story, by the names of their messages."""
    path = Path(str(resources.files(load_game(game).package))) / "words" / f"{language}.ftl"
    return {
        entry.id.name: entry.value
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value and entry.id.name.startswith(f"{game}-beat-")
    }


def spelled_in_english(pattern: ast.Pattern, number: int) -> set[str]:
    """Return the counts that English spells here, though a larger one would be a figure."""
    return set(figures_in(pattern, "en", 99)) - set(figures_in(pattern, "en", number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_story_spells_small_numbers(language: str, game: str) -> None:
    """ "Plays 3 cats" is a score sheet, "plays three cats" a story. What English spells, all others spell, too."""
    english = beats(game, "en")
    told = beats(game, language)
    assert told
    assert [
        (name, number, count)
        for name, text in told.items()
        for number in range(2, MOST.get(game, 9) + 1)
        for count in figures_in(text, language, number)
        if number <= SPELLED or count in spelled_in_english(english[name], number)
    ] == []
