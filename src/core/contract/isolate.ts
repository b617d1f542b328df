/** Letters that are written from right to left, and characters that set the direction of the text after them. */
const directed = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** An amount in Arabic, for example: without its own direction, its currency sign moves to the other side. */
const isIsolate = /^[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*\u2069$/

/**
 * Returns a text for the middle of a sentence. Its direction must not reorder the words around it: it stands between U+2068 and U+2069
 * (isolate), and overrides inside it are removed. Texts that cannot reorder anything, or are one isolate already, stay unchanged.
 * `rightToLeft` is the direction of the sentence.
 */
export const isolate = (text: string, rightToLeft = false): string =>
  !isIsolate.test(text) && (directed.test(text) || (rightToLeft && /\p{L}/u.test(text)))
    ? `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`
    : text
