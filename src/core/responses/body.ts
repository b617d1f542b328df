import { loadChunk } from '../load.ts'
import { parsed } from './parsed.ts'

/** More bytes are not read at once. */
const long = 256 * 1024

/** So many bytes may be blanks; more are not looked through. */
const fewBytes = 1024

/** Whether a body says nothing. */
export const isBlank = (bytes: ArrayBuffer): boolean => bytes.byteLength < fewBytes && new TextDecoder().decode(bytes).trim() === ''

/** The value that an answer's JSON stands for; undefined where it is none. A long list is read in time slices, so that the page can answer meanwhile. */
export async function readBody(bytes: ArrayBuffer): Promise<unknown> {
  if (bytes.byteLength > long) {
    const { readLongList } = await loadChunk(() => import('./long-list.ts'))
    const answer = await readLongList(bytes)
    if (answer) return answer
  }
  return parsed(new TextDecoder().decode(bytes))
}
