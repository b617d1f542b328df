import { useRef, useState, type RefObject } from 'react'
import { changesIn, readFormData, withoutPasswords, hasFiles, sameFiles, sameTexts, readTexts, type Texts } from './form-data.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

export interface LoadedValues {
  /** Initial values of the fields. */
  shown: Texts
  /** Values on the server. */
  saved: Texts
  /** Values from a restored draft. */
  restored: Texts
  /** Values that the admin changed, without passwords. */
  typed: RefObject<Texts>
  /** Key of the fields: an increment remounts them. */
  generation: number
  /** Number of times that chosen files were saved, and discarded. */
  files: { saved: number; discarded: number }
  /** Compares the form with the saved values and updates the unsaved state. */
  note: () => void
  /** Call it when a save starts. */
  send: (sent: FormData) => void
  /** Call it when the server has accepted a save. */
  accept: (sent: FormData) => void
  /** Shows the texts of a draft. */
  restore: (texts: Texts) => void
  /** Server version that the changes are based on. */
  version: number | undefined
  /** Values that another admin saved meanwhile. Undefined if they are shown already. */
  newer: Texts | undefined
  /** Shows `newer`, and keeps or discards the admin's changes. */
  takeNewer: (keepTyped: boolean) => void
}

interface LoadedValuesOptions {
  element: RefObject<HTMLFormElement | null>
  fields: readonly string[]
  /** Values on the server; undefined for a form that does not edit existing data. */
  values: Texts | undefined
  version: number | undefined
}

/** Loaded values of a form that starts empty and is cleared after a save. */
export const emptyValues: Texts = {}

/** Manages the loaded values of a form. Shows newer values from the server, unless the form has unsaved changes. */
export function useLoadedValues({ element, fields, values, version }: LoadedValuesOptions): LoadedValues {
  const [{ shown, saved, restored, generation }, setState] = useState({
    shown: values ?? {},
    saved: values ?? {},
    restored: {},
    generation: 0,
  })
  const [files, setFiles] = useState({ saved: 0, discarded: 0 })
  const [offered, setOffered] = useState(values)
  const [base, setBase] = useState({ version, offered: version })
  const [unsaved, setUnsaved] = useState(false)
  const [sent, setSent] = useState<Texts>()
  const typed = useRef<Texts>({})
  useUnsavedChanges(unsaved)

  const begin = (texts: Texts) => setState((last) => ({ shown: texts, saved: texts, restored: {}, generation: last.generation + 1 }))

  // Values equal to the sent ones are the own save, even if its response is late or lost.
  const isSent = sent !== undefined && sameTexts(values ?? {}, sent)
  if (values && !sameTexts(values, offered ?? {})) {
    setOffered(values)
    if (unsaved && isSent) setState((last) => ({ ...last, saved: values }))
    if (!unsaved && !sameTexts(values, saved)) begin(values)
  }
  const isSeen = !values || !unsaved || isSent || sameTexts(values, saved)
  // The form shows the newest version, which may differ only in data outside the form.
  if (version !== base.offered) setBase((last) => ({ version: isSeen ? version : last.version, offered: version }))

  function note() {
    if (!values || !element.current) return
    const data = readFormData(element.current)
    const texts = readTexts(data, fields)
    typed.current = changesIn(withoutPasswords(texts, element.current), saved)
    setUnsaved(hasFiles(data) || !sameTexts(texts, saved))
  }

  // Passwords and files are no loaded values: they are cleared after the save.
  const loadedIn = (texts: Texts): Texts => Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, texts[name] ?? '']))

  const send = (data: FormData) => setSent(loadedIn(readTexts(data, fields)))

  function accept(sent: FormData) {
    if (!values || !element.current) return
    const texts = readTexts(sent, fields)
    const now = loadedIn(texts)
    const present = readFormData(element.current)
    const shownNow = readTexts(present, fields)
    // The server increments the version with each change and accepted this one. The values of that change may have loaded earlier.
    setBase((last) => ({ ...last, version: last.version && Math.max(last.version, Number(sent.get('version')) + 1) }))
    setSent(undefined)
    const isAsSent = sameFiles(present, sent) && sameTexts(shownNow, texts)
    typed.current = isAsSent ? {} : changesIn(withoutPasswords(shownNow, element.current), now)
    setUnsaved(!isAsSent)
    if (!isAsSent) return setState((last) => ({ ...last, saved: now }))
    begin(now)
    setFiles((last) => ({ ...last, saved: last.saved + 1 }))
  }

  function restore(texts: Texts) {
    typed.current = { ...typed.current, ...texts }
    setUnsaved(true)
    setState((last) => ({ ...last, shown: { ...last.shown, ...texts }, restored: texts }))
  }

  function takeNewer(keepTyped: boolean) {
    if (!values || !element.current) return
    const kept = keepTyped ? changesIn(readTexts(readFormData(element.current), fields), saved) : {}
    typed.current = withoutPasswords(kept, element.current)
    setUnsaved(keepTyped)
    if (!keepTyped) setFiles((last) => ({ ...last, discarded: last.discarded + 1 }))
    setBase({ version, offered: version })
    setState((last) => ({ shown: { ...values, ...kept }, saved: values, restored: {}, generation: last.generation + 1 }))
  }

  const newer = version !== undefined && version !== base.version && !isSeen ? values : undefined

  return { version: base.version, newer, takeNewer, shown, saved, restored, typed, generation, files, note, send, accept, restore }
}
