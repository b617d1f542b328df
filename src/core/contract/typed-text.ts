/** A text that looks empty: white space, control characters, and characters without a glyph, such as U+200B or U+3164. */
const blank = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Returns true if a text shows nothing. */
export const isBlank = (text: string): boolean => blank.test(text)

const letter = String.raw`(?=[\p{L}\p{M}])[\u0600-\u0dff\u1000-\u109f\u1780-\u18af]`

/**
 * Invisible characters that are part of the spelling: U+200C and U+200D between letters of scripts whose form they decide (Arabic,
 * as in Persian, Indic, Burmese, Khmer, Mongolian) and after a Malayalam virama; U+200D between emoji that it makes one; tags in the
 * flag of a region. Elsewhere, as at the edges of a text, they show nothing and only let two equal names differ.
 */
const spelling = [
  String.raw`(?<=${letter})[\u200c\u200d](?=${letter})`,
  String.raw`(?<=\u0d4d)\u200d`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
].join('|')

/** Zero-width spaces, soft hyphens, marks and overrides of direction, joiners and tags. */
const invisible = new RegExp(String.raw`(${spelling})|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0001}-\u{e007f}]`, 'gu')

/** Removes invisible characters and the white space around a text of one line. Line breaks and control characters become spaces. */
export const cleanLine = (text: string): string =>
  isBlank(text)
    ? ''
    : text
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replace(invisible, '$1')
        .trim()

/** Fields with several lines. Their texts keep everything but the white space around them. */
const severalLines = ['address', 'description', 'reason']

/**
 * Returns the text of a field as the server stores and compares it. Not for passwords.
 * Emails get one form (NFC), because the same letter can have several. A leading 00 of a phone number becomes +.
 */
export function cleanText(field: string, text: string): string {
  if (severalLines.includes(field)) return isBlank(text) ? '' : text.trim()
  const line = cleanLine(text)
  if (field === 'email') return line.normalize('NFC')
  return field === 'phone' ? withPlus(line) : line
}

const withPlus = (phone: string) => (withAsciiDigits(phone.slice(0, 2)) === '00' ? `+${phone.slice(2).trimStart()}` : phone)

/** Compares two emails as the server does: without case, in one form. */
export const isSameEmail = (one: string, other: string): boolean =>
  cleanText('email', one).toLowerCase() === cleanText('email', other).toLowerCase()

/** Returns a text with ASCII digits for the decimal digits of all scripts. Unicode has the digits of a script in a row, from 0 to 9. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let first = digit.codePointAt(0) ?? 0
    const code = first
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
    return String((code - first) % 10)
  })
