import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $waiting, answerLeaveQuestion, hasUnsaved } from '../leaving.ts'
import { $frameMessages } from '../messages/frame.ts'
import './dialog.css'

/** Asks before unsaved changes are left behind. To stay is the safe choice: it has the focus, and Escape means it. */
export function LeaveQuestion() {
  const { leaveTitle, leaveText, stay, leave } = useStore($frameMessages)
  const waiting = useStore($waiting)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!waiting) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [waiting])

  // A save that was under way may be done meanwhile, and then there is nothing to ask.
  useEffect(() => {
    const main = document.querySelector('main')
    if (!waiting || !main) return
    const observer = new MutationObserver(() => hasUnsaved() || close(true))
    observer.observe(main, { subtree: true, attributeFilter: ['unsaved'] })
    return () => observer.disconnect()
  }, [waiting])

  // Closed before anything follows: closing gives the focus back, and the next page takes it to its heading.
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
        <button type="button" className="button primary" onClick={() => close(false)}>
          {stay}
        </button>
        <button type="button" className="button" onClick={() => close(true)}>
          {leave}
        </button>
      </div>
    </dialog>
  )
}
