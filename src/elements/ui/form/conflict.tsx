import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { isConflict } from '../../../core/api/api-error.ts'
import { dash } from '../../../core/format.ts'
import { changesIn } from '../../../core/forms/form-content.ts'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { LightButton } from '../controls/light-button.tsx'
import { focusFirst, useForm } from './form.tsx'

/** Returns a control's label, without the mark for required fields, and the value that it would show. Undefined without a label. */
function describe(control: unknown, text: string): { label: string; value: string } | undefined {
  const isLabelled = control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
  const label = isLabelled ? control.labels?.[0]?.textContent.replace(/\s*\*$/, '') : undefined
  if (!label) return undefined
  const option = control instanceof HTMLSelectElement ? [...control.options].find(({ value }) => value === text)?.text : undefined
  return { label, value: option ?? (text || dash) }
}

/**
 * Lists the fields that another admin saved meanwhile, and lets the admin keep or discard the own changes.
 * Until the choice, the form neither replaces unsaved text nor overwrites the saved values.
 */
export function Conflict() {
  const { keepMine, takeTheirs } = useStore($formMessages)
  const { element, $form, controlOf, loaded } = useForm()
  const { newer = {}, saved, keepMine: keep, takeTheirs: discard } = loaded
  // Computed once, so that the list does not change while it shows.
  const [changes] = useState(() =>
    Object.entries(changesIn(newer, saved)).map(([name, text]) => ({ name, ...describe(controlOf(name), text) })),
  )

  const choices = useRef<HTMLDivElement>(null)

  // Moves the focus only after a rejected save, whose button may be far below. An admin who is typing keeps the focus.
  useEffect(() => {
    if (!isConflict($form.get().failure)) return
    choices.current?.querySelector('button')?.focus({ preventScroll: true })
    choices.current?.scrollIntoView({ block: 'center' })
  }, [$form])

  function settle(choose: () => void) {
    choose()
    $form.setKey('failure', undefined)
    focusFirst(element.current, Object.keys(saved))
  }

  return (
    <div className="pe-form-conflict">
      <ul>
        {changes.map(
          ({ name, label, value }) =>
            label && (
              <li key={name}>
                {label}: <bdi>{value}</bdi>
              </li>
            ),
        )}
      </ul>
      <div ref={choices} className="pe-form-notice-actions">
        <LightButton look="outline" onClick={() => settle(keep)}>
          <span>{keepMine}</span>
        </LightButton>
        <LightButton onClick={() => settle(discard)}>
          <span>{takeTheirs}</span>
        </LightButton>
      </div>
    </div>
  )
}
