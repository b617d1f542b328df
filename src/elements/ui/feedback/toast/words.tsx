import { useEffect, useState } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import type { ToastAction } from './notify.ts'

/** Milliseconds. Screen readers ignore the text of a live region that came to the page with it. */
const delay = 100

interface WordsProps extends Partial<Pick<ToastContentProps, 'closeToast'>> {
  text: string
  action: ToastAction | undefined
}

/** Text and button of a toast, which is a live region. They come after the toast, so that screen readers announce them. */
export function Words({ text, action, closeToast }: WordsProps) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => show(true), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <>
      <span>{text}</span>
      {action && (
        <>
          {' '}
          <button
            type="button"
            className="pe-toast-action"
            onClick={(event) => {
              event.stopPropagation()
              closeToast?.()
              action.run()
            }}
          >
            {action.label}
          </button>
        </>
      )}
    </>
  )
}

/** Ends the live regions in `root` that are announced already: after a move screen readers would announce them again. */
export function endAnnounced(root: ParentNode | null): void {
  for (const region of root?.querySelectorAll('[role=status], [role=alert]') ?? [])
    if (region.textContent) region.setAttribute('role', 'group')
}
