import type { Id } from './contract/as-read.ts'

/** Encodes an id for a URL, §9: base64 of its digits or of its UTF-8 text. */
export const encodeId = (id: Id): string => btoa(String.fromCharCode(...new TextEncoder().encode(String(id))))

/** Decodes an id from a URL; undefined if the text is not a valid id. */
export function decodeId(text: string): Id | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    return idOf(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch (error) {
    // The text is not base64, or the bytes are not UTF-8.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    return undefined
  }
}

/** Texts that are no ids: placeholders for a missing id, zero, signed, fractional and `0x` numbers, outer spaces, control characters. */
const noId = /^(?:|undefined|null|NaN|\[object Object\]|0|[+-]\d+|[+-]?\d+\.\d+|[+-]?0[box][\da-f]+)$|^\s|\s$|\p{Cc}/iu

/** Reads an id from an attribute or URL. Returns a number if possible; undefined if the text is no id. */
export function idOf(text: string): Id | undefined {
  if (noId.test(text)) return undefined
  const number = Number(text)
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : text
}

/** Returns true if two ids are equal. A number equals its digits as text. */
export const isSameId = (one: Id, other: Id): boolean => String(one) === String(other)

/** Parses a positive integer of at most 10 digits; undefined for any other text. */
export const wholeNumber = (text: string | undefined): number | undefined => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined)
