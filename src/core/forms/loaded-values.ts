import { map } from 'nanostores'
import { changesIn, contentOf, sameContent, sameTexts, type FormContent, type Texts } from './form-content.ts'

export interface LoadedState {
  /** Initial values of the fields. */
  shown: Texts
  /** Values on the server that the user's changes are based on. */
  saved: Texts
  /** Version of `saved`, if the server counts versions. */
  version: number | undefined
  /** Values that someone else saved meanwhile. Undefined while nothing is unsaved. */
  newer: Texts | undefined
  /** Values from a restored draft. */
  restored: Texts
  unsaved: boolean
  /** Key of the fields: an increment remounts them. */
  generation: number
  /** Number of times that chosen files were saved, and discarded. */
  files: { saved: number; discarded: number }
}

export type LoadedValues = ReturnType<typeof createLoadedValues>

/** Loaded values of a form that starts empty and is cleared after a save. */
export const emptyValues: Texts = {}

/**
 * Creates the state of a form that edits loaded values. It finds unsaved changes, and newer values from the server.
 * Without values, nothing counts as unsaved.
 */
export function createLoadedValues(values?: Texts, version?: number) {
  let server = { values, version }
  let content = contentOf(values ?? {})
  let sent: Texts | undefined
  const $loaded = map<LoadedState>({
    shown: content.texts,
    saved: content.texts,
    version,
    newer: undefined,
    restored: {},
    unsaved: false,
    generation: 0,
    files: { saved: 0, discarded: 0 },
  })

  /** Values equal to the sent ones are the own save, even if its response is late or lost. */
  const isKnown = (loaded: Texts, saved: Texts) => sameTexts(loaded, saved) || (sent !== undefined && sameTexts(loaded, sent))

  function update(changes: Partial<LoadedState> = {}): void {
    const before = $loaded.get()
    const state = { ...before, ...changes }
    const loaded = server.values
    const unsaved = loaded !== undefined && !sameContent(content, contentOf(state.saved))
    const isNewer = unsaved && (server.version ?? 0) > (state.version ?? 0) && !isKnown(loaded, state.saved)
    const newer = isNewer ? loaded : undefined
    // Most edits change nothing here, and must not render the form.
    if (Object.keys(changes).length > 0 || unsaved !== before.unsaved || newer !== before.newer) $loaded.set({ ...state, unsaved, newer })
  }

  /** Remounts the fields with the content `next`, which is based on the values `saved`. */
  function begin(saved: Texts, next: FormContent, changes: Partial<LoadedState>): void {
    content = next
    update({ shown: next.texts, saved, restored: {}, generation: $loaded.get().generation + 1, ...changes })
  }

  /** Takes the values from the server. Shows them, unless the form has unsaved changes. */
  function load(values: Texts | undefined, version?: number): void {
    const { saved, unsaved } = $loaded.get()
    const areNew = values !== undefined && !sameTexts(values, server.values ?? {})
    const isNewVersion = version !== server.version
    if (!areNew && !isNewVersion) return
    server = { values, version }
    const isSeen = !unsaved || !values || isKnown(values, saved)
    // A new version may differ only in data outside the form.
    const changes = isNewVersion && isSeen ? { version } : {}
    if (areNew && !unsaved && !sameTexts(values, saved)) begin(values, contentOf(values), changes)
    else update(areNew && isSeen ? { ...changes, saved: values } : changes)
  }

  /** Takes the content after an edit. */
  function edit(now: FormContent): void {
    content = now
    update()
  }

  /** Call it when a save starts. Returns a function to call when the server has accepted the save. */
  function send(now: FormContent): () => void {
    const { version } = $loaded.get()
    // Passwords and files are no loaded values: they are cleared after the save.
    const saved = Object.fromEntries(Object.keys(server.values ?? {}).map((name) => [name, now.texts[name] ?? '']))
    edit(now)
    sent = saved
    return () => {
      const { version: last, files } = $loaded.get()
      // The server increments the version with each change and accepted this one. The values of that change may have loaded earlier.
      const changes = last && version ? { version: Math.max(last, version + 1) } : {}
      sent = undefined
      if (!sameContent(content, now)) update({ ...changes, saved })
      else begin(saved, contentOf(saved), { ...changes, files: { ...files, saved: files.saved + 1 } })
    }
  }

  /** Shows the texts of a draft. */
  function restore(restored: Texts): void {
    content = { ...content, texts: { ...content.texts, ...restored } }
    update({ restored, shown: { ...$loaded.get().shown, ...restored } })
  }

  /** Shows the newer values with the user's changes in them. */
  function keepMine(): void {
    const { values = {}, version } = server
    const mine = changesIn(content.texts, $loaded.get().saved)
    begin(values, { ...content, texts: { ...values, ...mine } }, { version })
  }

  /** Shows the newer values and discards the user's changes. */
  function takeTheirs(): void {
    const { values = {}, version } = server
    const { files } = $loaded.get()
    begin(values, contentOf(values), { version, files: { ...files, discarded: files.discarded + 1 } })
  }

  /** Returns all texts in the form. */
  const texts = (): Texts => content.texts

  /** Returns the texts that the user changed, without secrets. */
  function typed(): Texts {
    const changes = server.values ? changesIn(content.texts, $loaded.get().saved) : {}
    return Object.fromEntries(Object.entries(changes).filter(([name]) => !content.secrets.includes(name)))
  }

  return { $loaded, load, edit, send, restore, keepMine, takeTheirs, texts, typed }
}
