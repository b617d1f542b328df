import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $unsaved } from '../../../core/forms/unsaved.ts'
import { $waiting, answerLeaveQuestion } from '../../routing/leaving.ts'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import '../../parts/dialog.css'

/** Asks before unsaved changes are lost. Staying is the safe choice: its button has the focus, and Escape stays. */
export function LeaveQuestion() {
  const { leaveTitle, leaveText, stay, leave } = useStore($frameMessages)
  const waiting = useStore($waiting)
  const isSaved = useStore($unsaved) === 0
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!waiting) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [waiting])

  // A running save may end while the dialog is open. Leave then without an answer.
  useEffect(() => {
    if (waiting && isSaved) close(true)
  }, [waiting, isSaved])

  // Close first: closing restores the focus, and the next page then moves it to its heading.
  function close(leaves: boolean): void {
    dialog.current?.close()
    answerLeaveQuestion(leaves)
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dialog leave-question"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      onClose={() => answerLeaveQuestion(false)}
    >
      <h2 id="leave-title">{leaveTitle}</h2>
      <p id="leave-text">{leaveText}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => close(false)}>
          {stay}
        </button>
        <button type="button" className="button destructive" onClick={() => close(true)}>
          {leave}
        </button>
      </div>
    </dialog>
  )
}
