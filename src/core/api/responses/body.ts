import { loadChunk } from '../../chunks/load-chunk.ts'
import { parsed } from './parsed.ts'

/** Size in bytes above which a body is parsed in pieces. */
const long = 256 * 1024

/** Bodies of this size in bytes or more are not checked for white space. */
const fewBytes = 1024

export const isBlank = (bytes: ArrayBuffer): boolean => bytes.byteLength < fewBytes && new TextDecoder().decode(bytes).trim() === ''

/** Parses a JSON body; undefined if it is not JSON. Parses long lists in time slices, so that the page stays responsive. */
export async function readBody(bytes: ArrayBuffer): Promise<unknown> {
  if (bytes.byteLength > long) {
    const { readLongList } = await loadChunk(() => import('./long-list.ts'))
    const answer = await readLongList(bytes)
    if (answer) return answer
  }
  return parsed(new TextDecoder().decode(bytes))
}
