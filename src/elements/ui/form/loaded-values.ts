import { useRef, useState, type RefObject } from 'react'
import { changesIn, readFormData, withoutPasswords, hasFiles, sameFiles, sameTexts, readTexts, type Texts } from './form-data.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

export interface LoadedValues {
  /** What the fields begin with. */
  shown: Texts
  /** What they hold on the server. */
  saved: Texts
  /** Those that came out of a draft. */
  restored: Texts
  /** Those that one has changed, without passwords. */
  typed: RefObject<Texts>
  /** Counts how often they began: their key. */
  generation: number
  /** Count how often files that one had chosen were saved, and how often they were discarded. */
  files: { saved: number; discarded: number }
  /** Looks whether the form still holds what was loaded. */
  note: () => void
  /** This is on its way. */
  send: (sent: FormData) => void
  /** The server has taken this. */
  accept: (sent: FormData) => void
  /** Puts texts back that were typed before. */
  restore: (texts: Texts) => void
  /** The state on the server that a change is based on. */
  version: number | undefined
  /** What somebody else has saved meanwhile, as far as it is not shown because something else was typed. */
  newer: Texts | undefined
  /** Shows it; what was typed is kept upon it, or goes. */
  takeNewer: (keepTyped: boolean) => void
}

interface LoadedValuesOptions {
  element: RefObject<HTMLFormElement | null>
  fields: readonly string[]
  /** As they are on the server; undefined for a form that changes nothing there is. */
  values: Texts | undefined
  version: number | undefined
}

/** For a form that begins empty, and is emptied when it was saved. */
export const emptyValues: Texts = {}

/** The values that a form was loaded with. Newer ones from the server are shown, unless that would take away what was typed. */
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

  // What comes back as it was sent is nobody else's, even if the answer to it is late or lost.
  const isSent = sent !== undefined && sameTexts(values ?? {}, sent)
  if (values && !sameTexts(values, offered ?? {})) {
    setOffered(values)
    if (unsaved && isSent) setState((last) => ({ ...last, saved: values }))
    if (!unsaved && !sameTexts(values, saved)) begin(values)
  }
  const isSeen = !values || !unsaved || isSent || sameTexts(values, saved)
  // What is shown is the newest state, though it may differ in something that is not in the form.
  if (version !== base.offered) setBase((last) => ({ version: isSeen ? version : last.version, offered: version }))

  function note() {
    if (!values || !element.current) return
    const data = readFormData(element.current)
    const texts = readTexts(data, fields)
    typed.current = changesIn(withoutPasswords(texts, element.current), saved)
    setUnsaved(hasFiles(data) || !sameTexts(texts, saved))
  }

  // Passwords and files are not what is loaded: they are gone once they are sent.
  const loadedIn = (texts: Texts): Texts => Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, texts[name] ?? '']))

  const send = (data: FormData) => setSent(loadedIn(readTexts(data, fields)))

  function accept(sent: FormData) {
    if (!values || !element.current) return
    const texts = readTexts(sent, fields)
    const now = loadedIn(texts)
    const present = readFormData(element.current)
    const shownNow = readTexts(present, fields)
    // The server counts one up with each change, and it has taken ours; what came of it may have been read before.
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
