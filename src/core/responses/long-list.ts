import { createTimeSlicer } from '../yield-to-main.ts'
import { parsed } from './parsed.ts'

/** Bytes that are read at once. */
const piece = 256 * 1024

/** What comes before the first item of `{"success":true,"data":[…]}`. */
const beginning = /^\s*\{[^{}[\]]*"data"\s*:\s*\[/

const decoder = new TextDecoder()
const byteOf = (sign: string) => sign.charCodeAt(0)

/** An answer whose list makes up most of it, piece by piece; undefined where it is of another form. */
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

/** As many places are tried, from the end. */
const tries = 5

/**
 * The items behind a comma or bracket, up to a comma between two of them. Not every comma that looks so is one: it may stand in a text, or in a list
 * within an item. But then what comes before it is cut off amid something, and no JSON.
 */
function cutBetweenItems(part: Uint8Array): { items: unknown[]; length: number } | undefined {
  let end = part.length
  for (let attempt = 0; attempt < tries; attempt++) {
    end = part.lastIndexOf(byteOf('}'), end - 1)
    if (end < 0) return undefined
    let comma = end + 1
    while ((part[comma] ?? Infinity) <= byteOf(' ')) comma++
    if (part[comma] !== byteOf(',')) continue
    // Made a list as bytes: joined as texts, all of it would be copied twice more.
    const list = part.slice(0, end + 2)
    list[0] = byteOf('[')
    list[end + 1] = byteOf(']')
    const items = parsed(decoder.decode(list))
    if (Array.isArray(items)) return { items, length: comma }
  }
  return undefined
}
