import { useRef, useState, type RefObject } from 'react'
import { changesIn, dataIn, harmless, hasFiles, sameFiles, sameTexts, textsIn, type Texts } from './form-data.ts'
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
  /** Looks whether the form still holds what was loaded. */
  note: () => void
  /** The server has taken this. */
  accept: (sent: FormData) => void
  /** Puts texts back that were typed before. */
  restore: (texts: Texts) => void
}

interface LoadedValuesOptions {
  element: RefObject<HTMLFormElement | null>
  fields: readonly string[]
  /** As they are on the server; undefined for a form that changes nothing there is. */
  values: Texts | undefined
}

/** The values that a form was loaded with. Newer ones from the server are shown, unless that would take away what was typed. */
export function useLoadedValues({ element, fields, values }: LoadedValuesOptions): LoadedValues {
  const [{ shown, saved, restored, generation }, setState] = useState({ shown: values ?? {}, saved: values ?? {}, restored: {}, generation: 0 })
  const [offered, setOffered] = useState(values)
  const [unsaved, setUnsaved] = useState(false)
  const typed = useRef<Texts>({})
  useUnsavedChanges(unsaved)

  const begin = (texts: Texts) => setState((last) => ({ shown: texts, saved: texts, restored: {}, generation: last.generation + 1 }))

  if (values && !sameTexts(values, offered ?? {})) {
    setOffered(values)
    if (!unsaved && !sameTexts(values, saved)) begin(values)
  }

  function note() {
    if (!values || !element.current) return
    const data = dataIn(element.current)
    const texts = textsIn(data, fields)
    typed.current = changesIn(harmless(texts, element.current), saved)
    setUnsaved(hasFiles(data) || !sameTexts(texts, saved))
  }

  function accept(sent: FormData) {
    if (!values || !element.current) return
    const texts = textsIn(sent, fields)
    // Passwords and files are not what is loaded: they are gone once they are sent.
    const now: Texts = Object.fromEntries(Object.keys(values).map((name) => [name, texts[name] ?? '']))
    const present = dataIn(element.current)
    const shownNow = textsIn(present, fields)
    const isAsSent = sameFiles(present, sent) && sameTexts(shownNow, texts)
    typed.current = isAsSent ? {} : changesIn(harmless(shownNow, element.current), now)
    setUnsaved(!isAsSent)
    if (isAsSent) begin(now)
    else setState((last) => ({ ...last, saved: now }))
  }

  function restore(texts: Texts) {
    typed.current = { ...typed.current, ...texts }
    setUnsaved(true)
    setState((last) => ({ ...last, shown: { ...last.shown, ...texts }, restored: texts }))
  }

  return { shown, saved, restored, typed, generation, note, accept, restore }
}
