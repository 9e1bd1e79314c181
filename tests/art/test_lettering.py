"""Lettering: widths from the fonts, lines that break, sizes that fit, letters squeezed before words are cut."""

from __future__ import annotations

import pytest

from playcall.art.lettering import BOLD, FONTS, HEAVY, NAME, SEAM, TEXT, Font, fit, fit_height, paragraph, text, wrap


@pytest.mark.parametrize("font", FONTS, ids=lambda font: f"{font.family} {font.weight}")
def test_letters_have_the_width_of_their_font(font: Font) -> None:
    assert font.width("", 10) == 0
    assert font.width("ii", 10) == pytest.approx(2 * font.width("i", 10))
    assert font.width("W", 20) == pytest.approx(2 * font.width("W", 10))
    assert font.width("W", 10) > font.width("i", 10)
    assert 3 < font.width("n", 10) < 7


def test_bolder_is_wider_and_the_text_face_wider_than_the_condensed() -> None:
    words = "Careful Eddie Montrose"
    assert NAME.width(words, 10) < BOLD.width(words, 10) < HEAVY.width(words, 10) < TEXT.width(words, 10)


def test_every_letter_of_the_west_has_a_width_and_an_unknown_one_a_generous_guess() -> None:
    assert NAME.width("Őżłščß−×", 10) != pytest.approx(8 * 7)
    assert NAME.width("漢", 10) == pytest.approx(7)


def test_lines_break_where_words_end() -> None:
    lines = wrap("A mismatch turns three Action cards", TEXT, 12, 90)
    assert len(lines) > 1
    assert " ".join(lines) == "A mismatch turns three Action cards"
    assert all(TEXT.width(line, 12) <= 90 for line in lines)


def test_a_seam_keeps_two_words_together() -> None:
    width = TEXT.width("20 or closer", 12) + 1
    assert wrap(f"on the 20{SEAM}or{SEAM}closer", TEXT, 12, width) == ("on the", f"20{SEAM}or{SEAM}closer")
    assert SEAM not in text(0, 0, f"20{SEAM}or", TEXT, 12)


def test_the_largest_size_that_fits_is_taken() -> None:
    width = BOLD.width("Juno Castellane", 22)
    fitted = fit("Juno Castellane", BOLD, (26, 24, 22, 20), width)
    assert (fitted.size, fitted.squeeze, fitted.clipped) == (22, 1.0, False)
    assert fit("Juno Castellane", BOLD, (26, 24), width, lines=2).lines == ("Juno", "Castellane")


def test_what_fits_no_size_is_squeezed_and_then_cut() -> None:
    width = BOLD.width("Careful Eddie Montrose", 20)
    squeezed = fit("Careful Eddie Montrose", BOLD, (24, 22), width)
    assert squeezed.lines == ("Careful Eddie Montrose",)
    assert 0.9 <= squeezed.squeeze < 1
    assert BOLD.width(squeezed.lines[0], 22) * squeezed.squeeze <= width
    cut = fit("Careful Eddie Montrose", BOLD, (24,), width / 2)
    assert cut.clipped
    assert cut.lines[0].endswith("…")
    assert BOLD.width(cut.lines[0], 24) * cut.squeeze <= width / 2


def test_a_paragraph_keeps_to_its_height() -> None:
    words = "Turn an Action card, pass 10 or less is a loss of 10, more lets the play through."
    fitted = fit_height(words, TEXT, (14, 13, 12, 11, 10), 130, 60, 1.2)
    assert not fitted.clipped
    assert len(fitted.lines) * fitted.size * 1.2 <= 60
    assert fit_height(words, TEXT, (14,), 130, 60, 1.2).clipped
    assert fit_height(words, TEXT, (14,), 130, 5, 1.2).lines == ()


def test_a_paragraph_is_one_group_of_lines() -> None:
    drawn = paragraph(10, 20, fit("No Gain & more", TEXT, (12,), 60, 3), TEXT, 1.2, fill="#fff")
    assert drawn.startswith("<g font-family=")
    assert drawn.count("<text") == 2
    assert "&amp;" in drawn
