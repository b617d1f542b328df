import { createTimeSlicer } from '../../scheduling/yield-to-main.ts'
import { parsed } from './parsed.ts'

/** Bytes parsed at once. */
const piece = 256 * 1024

/** Everything before the first item of `{"success":true,"data":[…]}`. */
const beginning = /^\s*\{[^{}[\]]*"data"\s*:\s*\[/

const decoder = new TextDecoder()
const byteOf = (sign: string) => sign.charCodeAt(0)

/** Parses a response that consists mostly of its list, in pieces. Returns undefined for other formats. */
export async function readLongList(body: ArrayBuffer): Promise<object | undefined> {
  const bytes = new Uint8Array(body)
  const head = beginning.exec(decoder.decode(bytes.subarray(0, piece)))?.[0]
  if (head === undefined) return undefined
  const pause = createTimeSlicer()
  const items: unknown[] = []
  let start = new TextEncoder().encode(head).length
  while (bytes.length - start > piece) {
    const cut = cutBetweenItems(bytes.subarray(start - 1, start + piece))
    if (!cut) return undefined
    for (const item of cut.items) items.push(item)
    start += cut.length
    await pause()
  }
  const answer = parsed(head + decoder.decode(bytes.subarray(start)))
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data)) return undefined
  for (const item of answer.data as unknown[]) items.push(item)
  return { ...answer, data: items }
}

/** Number of split positions to try, from the end. */
const tries = 5

/**
 * Parses the items after the first byte of `part` (a comma or bracket), up to the last comma between two items.
 * The comma found may be inside a text or a nested list.
 * The part before it is then no valid JSON, and an earlier comma is tried.
 */
function cutBetweenItems(part: Uint8Array): { items: unknown[]; length: number } | undefined {
  let end = part.length
  for (let attempt = 0; attempt < tries; attempt++) {
    end = part.lastIndexOf(byteOf('}'), end - 1)
    if (end < 0) return undefined
    let comma = end + 1
    while ((part[comma] ?? Infinity) <= byteOf(' ')) comma++
    if (part[comma] !== byteOf(',')) continue
    // Built as bytes: joining strings would copy the whole part twice more.
    const list = part.slice(0, end + 2)
    list[0] = byteOf('[')
    list[end + 1] = byteOf(']')
    const items = parsed(decoder.decode(list))
    if (Array.isArray(items)) return { items, length: comma }
  }
  return undefined
}
