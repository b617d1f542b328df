import { useState, type RefObject } from 'react'
import { dataIn, hasFiles, sameFiles, sameTexts, textsIn, type Texts } from './form-data.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

export interface LoadedValues {
  /** What the fields begin with. */
  shown: Texts
  /** Counts how often they began: their key. */
  generation: number
  /** Looks whether the form still holds what was loaded. */
  note: () => void
  /** The server has taken this. */
  accept: (sent: FormData) => void
}

interface LoadedValuesOptions {
  element: RefObject<HTMLFormElement | null>
  fields: readonly string[]
  /** As they are on the server; undefined for a form that changes nothing there is. */
  values: Texts | undefined
}

/** The values that a form was loaded with. Newer ones from the server are shown, unless that would take away what was typed. */
export function useLoadedValues({ element, fields, values }: LoadedValuesOptions): LoadedValues {
  const [{ shown, saved, generation }, setState] = useState({ shown: values ?? {}, saved: values ?? {}, generation: 0 })
  const [offered, setOffered] = useState(values)
  const [unsaved, setUnsaved] = useState(false)
  useUnsavedChanges(unsaved)

  const begin = (texts: Texts) => setState((last) => ({ shown: texts, saved: texts, generation: last.generation + 1 }))

  if (values && !sameTexts(values, offered ?? {})) {
    setOffered(values)
    if (!unsaved && !sameTexts(values, saved)) begin(values)
  }

  function note() {
    if (!values || !element.current) return
    const data = dataIn(element.current)
    setUnsaved(hasFiles(data) || !sameTexts(textsIn(data, fields), saved))
  }

  function accept(sent: FormData) {
    if (!values || !element.current) return
    const texts = textsIn(sent, fields)
    // Passwords and files are not what is loaded: they are gone once they are sent.
    const now: Texts = Object.fromEntries(Object.keys(values).map((name) => [name, texts[name] ?? '']))
    const present = dataIn(element.current)
    const isAsSent = sameFiles(present, sent) && sameTexts(textsIn(present, fields), texts)
    setUnsaved(!isAsSent)
    if (isAsSent) begin(now)
    else setState((last) => ({ ...last, saved: now }))
  }

  return { shown, generation, note, accept }
}
