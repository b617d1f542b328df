import { $configuration } from './configuration.ts'
import { draftKey, draftPrefix } from './draft-keys.ts'
import { $admin } from './identity.ts'
import { $expired, $signedIn } from './session-state.ts'
import { browserStorage, pageStorage } from './text-storage.ts'

/** What was typed into a form when the session ended, by field. */
export interface Draft {
  /** Milliseconds since 1970. */
  time: number
  texts: Readonly<Record<string, string>>
}

/** A week: an admin may be back after the weekend only, and nobody else's browser should keep it for ever. */
const longest = 7 * 24 * 3_600_000

// A portal's storage is not ours to write into. The browser's is not of one tab only: who signs in again may do so in another one.
const store = () => ($configuration.get().getToken ? pageStorage : browserStorage())

/** Under whose name it is kept; undefined while nobody is known. */
function keyOf(name: string): string | undefined {
  const admin = $admin.get()
  return admin && draftKey(admin, name)
}

function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(store().read(key) ?? 'null') as Draft | null
    return draft && Date.now() - draft.time < longest ? draft : undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** Keeps what was typed for whoever has typed it. `name` says which form of what: `doctor-editor 42`. */
export function keepDraft(name: string, texts: Draft['texts']): void {
  const key = keyOf(name)
  if (!key) return
  try {
    store().write(key, JSON.stringify({ time: Date.now(), texts } satisfies Draft))
  } catch (error) {
    // The storage is full or closed. The session ends all the same.
    console.error('A draft could not be kept', error)
  }
}

/** The draft of the admin who is there now. */
export function findDraft(name: string): Draft | undefined {
  const key = keyOf(name)
  return key === undefined ? undefined : read(key)
}

/** Those that are too old go, whosever they are. */
export function dropOldDrafts(): void {
  for (const name of store().names()) if (name.startsWith(draftPrefix) && !read(name)) store().remove(name)
}

export function dropDraft(name: string): void {
  const key = keyOf(name)
  if (key) store().remove(key)
}

/** Calls `keep` when the session ends under a form, and gives a function to call when the form goes, which may be after the end. */
export function followSessionEnd(keep: () => void): () => void {
  const stop = $signedIn.listen((signedIn) => signedIn || $configuration.get().getToken || keep())
  return () => {
    stop()
    if ($expired.get()) keep()
  }
}
