import type { Id } from './contract/as-read.ts'

/** Ids stand in addresses as base64, §9: of their digits, or of a text in UTF-8. */
export const encodeId = (id: Id): string => btoa(String.fromCharCode(...new TextEncoder().encode(String(id))))

/** Undefined for anything that is not such an id. */
export function decodeId(text: string): Id | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    return idOf(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch (error) {
    // No base64, or none of a text.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    return undefined
  }
}

/** What pages write where they know no id, numbers that count nothing, and signs that nobody can type. */
const noId = /^(?:|undefined|null|NaN|\[object Object\]|0|-\d+|-?\d+\.\d+)$|^\s|\s$|\p{Cc}/u

/** The id that an attribute or address says, as a number where it is one; undefined for a text that is none. */
export function idOf(text: string): Id | undefined {
  if (noId.test(text)) return undefined
  const number = Number(text)
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : text
}

/** Whether two ids are the same; one may be a number and the other its digits. */
export const isSameId = (one: Id, other: Id): boolean => String(one) === String(other)

/** A positive whole number written in digits. */
export const wholeNumber = (text: string | undefined): number | undefined => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined)
