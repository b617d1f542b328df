import { useStore } from '@nanostores/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { $discardMessages } from '../../../core/i18n/parts/discard.ts'
import { Button } from '../controls/button.tsx'

interface DiscardQuestionProps {
  keep: () => void
  discard: () => void
}

const fields = ':is(input, textarea, select)'

/** Asks before the changes in a dialog are lost, in place of its actions. The focus is on the safe answer, and then back in its field. */
export function DiscardQuestion({ keep, discard }: DiscardQuestionProps) {
  const messages = useStore($discardMessages)
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const { current: button } = safe
    const dialog = button?.closest('dialog')
    const field = dialog?.querySelector<HTMLElement>(`${fields}:focus`) ?? dialog?.querySelector<HTMLElement>(fields)
    button?.focus()
    return () => field?.focus()
  }, [])

  return (
    <div className="pe-dialog-question" role="group" aria-labelledby={id}>
      <p id={id}>{messages.question}</p>
      <Button buttonRef={safe} look="outline" onClick={keep}>
        <span>{messages.keep}</span>
      </Button>
      <Button look="destructive" onClick={discard}>
        <span>{messages.discard}</span>
      </Button>
    </div>
  )
}
