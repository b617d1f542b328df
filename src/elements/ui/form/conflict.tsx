import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { isConflict } from '../../../core/api/api-error.ts'
import { dash } from '../../../core/format.ts'
import { changesIn } from '../../../core/forms/form-content.ts'
import { $conflictMessages } from '../../../core/i18n/parts/conflict.ts'
import { Button } from '../controls/button.tsx'
import { focusFirst, useForm } from './form.tsx'

/**
 * Lists the fields that another admin saved meanwhile, and lets the admin keep or discard the own changes.
 * Until the choice, the form neither replaces unsaved text nor overwrites the saved values.
 */
export function Conflict() {
  const messages = useStore($conflictMessages)
  const { element, $form, labels, loaded } = useForm()
  const { newer = {}, saved, keepMine, takeTheirs } = loaded
  // Computed once, so that the list does not change while it shows.
  const [changes] = useState(() => changesIn(newer, saved))
  const keep = useRef<HTMLButtonElement>(null)

  // Moves the focus only after a rejected save, whose button may be far below. An admin who is typing keeps the focus.
  useLayoutEffect(() => {
    if (!isConflict($form.get().failure)) return
    keep.current?.focus({ preventScroll: true })
    keep.current?.scrollIntoView({ block: 'center' })
  }, [$form])

  function settle(choose: () => void) {
    choose()
    $form.setKey('failure', undefined)
    focusFirst(element.current, Object.keys(saved))
  }

  return (
    <div className="pe-form-conflict">
      <ul>
        {Object.entries(changes).map(([name, text]) => {
          const { label, options } = labels.get(name) ?? {}
          const value = options?.find((option) => option.value === text)?.label ?? text
          return (
            label && (
              <li key={name}>
                {label}: <bdi>{value || dash}</bdi>
              </li>
            )
          )
        })}
      </ul>
      <div className="pe-form-notice-actions">
        <Button buttonRef={keep} look="outline" onClick={() => settle(keepMine)}>
          <span>{messages.keepMine}</span>
        </Button>
        <Button onClick={() => settle(takeTheirs)}>
          <span>{messages.takeTheirs}</span>
        </Button>
      </div>
    </div>
  )
}
