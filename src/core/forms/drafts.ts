import { $configuration } from '../configuration.ts'
import { draftKey, draftPrefix } from './draft-keys.ts'
import { $admin } from '../identity.ts'
import { $expired, $signedIn } from '../session/session-state.ts'
import { browserStorage, pageStorage } from '../text-storage.ts'

/** Unsaved input of a form at the end of the session, by field name. */
export interface Draft {
  /** Milliseconds since 1970. */
  time: number
  texts: Readonly<Record<string, string>>
}

/** Maximum age in milliseconds: 7 days. It covers a weekend, but does not leave drafts in a shared browser forever. */
const longest = 7 * 24 * 3_600_000

// Do not write to a portal's `localStorage`. The panel uses it, because an admin may sign in again in another tab.
const store = () => ($configuration.get().getToken ? pageStorage : browserStorage)

/** Returns the storage key for the current admin; undefined if the admin is unknown. */
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

/** Stores the draft under the current admin. `name` identifies the form and the record, such as `doctor-editor 42`. */
export function keepDraft(name: string, texts: Draft['texts']): void {
  const key = keyOf(name)
  if (key) store().write(key, JSON.stringify({ time: Date.now(), texts } satisfies Draft))
}

/** Returns the current admin's draft; undefined if there is none or if it is older than 7 days. */
export function findDraft(name: string): Draft | undefined {
  const key = keyOf(name)
  return key === undefined ? undefined : read(key)
}

/** Deletes expired and unreadable drafts of all admins. */
export function dropOldDrafts(): void {
  for (const name of store().names()) if (name.startsWith(draftPrefix) && !read(name)) store().remove(name)
}

export function dropDraft(name: string): void {
  const key = keyOf(name)
  if (key) store().remove(key)
}

/**
 * Calls `keep` when the panel's session ends while a form is mounted.
 * Returns a function to call on unmount; it also calls `keep` if the session has expired.
 */
export function followSessionEnd(keep: () => void): () => void {
  const stop = $signedIn.listen((signedIn) => signedIn || $configuration.get().getToken || keep())
  return () => {
    stop()
    if ($expired.get()) keep()
  }
}
