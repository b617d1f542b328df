import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { dash } from '../../../core/format.ts'
import { $formMessages } from '../../../core/messages/form.ts'
import { changesIn, type Texts } from './form-data.ts'
import { focusFirst, useForm } from './form.tsx'

interface Change {
  name: string
  label: string
  value: string
}

export interface Conflict {
  text: string
  /** What the server holds now where it holds something else than before. */
  changes: Change[]
  keepMine: { label: string; act: () => void }
  takeTheirs: { label: string; act: () => void }
}

const isLabelled = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement

/** As it stands beside the control, without the mark of what is required. */
function describe(form: HTMLFormElement, [name, text]: [string, string]): Change[] {
  const control = form.elements.namedItem(name)
  const label = isLabelled(control) ? control.labels?.[0]?.textContent.replace(/\s*\*$/, '') : undefined
  if (!label) return []
  const option = control instanceof HTMLSelectElement ? [...control.options].find(({ value }) => value === text)?.text : undefined
  return [{ name, label, value: option ?? (text || dash) }]
}

/** What somebody else has saved while this form was being filled in. Nothing is taken off the screen before the admin says which is to stay. */
export function useConflict(): Conflict | undefined {
  const { conflict, keepMine, takeTheirs } = useStore($formMessages)
  const { element, $form, loaded } = useForm()
  const { newer, saved, takeNewer } = loaded
  const [found, setFound] = useState<{ newer: Texts; changes: Change[] }>()

  useEffect(() => {
    if (!newer || !element.current) return
    const form = element.current
    setFound({ newer, changes: Object.entries(changesIn(newer, saved)).flatMap((change) => describe(form, change)) })
  }, [element, newer, saved])

  if (!newer || !found) return undefined
  const take = (keepTyped: boolean) => () => {
    takeNewer(keepTyped)
    $form.setKey('failure', undefined)
    focusFirst(element.current, Object.keys(saved))
  }
  return { text: conflict, changes: found.changes, keepMine: { label: keepMine, act: take(true) }, takeTheirs: { label: takeTheirs, act: take(false) } }
}
