import { inStretches } from '../stretches.ts'
import { parsed } from './parsed.ts'

/** Bytes that are read at once. */
const piece = 256 * 1024

/** What comes before the first item of `{"success":true,"data":[…]}`. */
const beginning = /^\s*\{[^{}[\]]*"data"\s*:\s*\[/

/** An answer whose list makes up most of it, piece by piece; undefined where it is of another form. */
export async function readLongList(bytes: ArrayBuffer): Promise<object | undefined> {
  const pause = inStretches()
  const decoder = new TextDecoder()
  const items: unknown[] = []
  let head: string | undefined
  let rest = ''
  for (let start = 0; start < bytes.byteLength; start += piece) {
    rest += decoder.decode(new Uint8Array(bytes, start, Math.min(piece, bytes.byteLength - start)), { stream: true })
    head ??= beginning.exec(rest)?.[0]
    if (head === undefined) return undefined
    if (start === 0) rest = rest.slice(head.length)
    const cut = cutBetweenItems(rest)
    if (cut) {
      for (const item of cut.items) items.push(item)
      rest = rest.slice(cut.end)
    } else if (start + piece < bytes.byteLength) return undefined
    await pause()
  }
  const answer = parsed(`${head ?? ''}${rest}`)
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data)) return undefined
  for (const item of answer.data as unknown[]) items.push(item)
  return { ...answer, data: items }
}

/** As many places are tried, from the end. */
const tries = 5

/**
 * The items up to a comma between two of them. Not every comma that looks so is one: it may stand in a text, or in a list within an item.
 * But then what comes before it is cut off amid something, and no JSON.
 */
function cutBetweenItems(text: string): { items: unknown[]; end: number } | undefined {
  let end = text.length
  for (let attempt = 0; attempt < tries; attempt++) {
    end = text.lastIndexOf('}', end - 1)
    const comma = /^\}\s*,/.exec(text.slice(end, end + 100))
    if (end < 0) return undefined
    if (!comma) continue
    const items = parsed(`[${text.slice(0, end + 1)}]`)
    if (Array.isArray(items)) return { items, end: end + comma[0].length }
  }
  return undefined
}
