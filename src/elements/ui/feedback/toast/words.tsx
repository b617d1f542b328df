import { useEffect, useState } from 'react'

/** Milliseconds. Screen readers ignore the text of a live region that came to the page with it. */
const delay = 100

/** Text of a toast, which is a live region. It comes after the toast, so that screen readers announce it. */
export function Words({ text }: { text: string }) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => show(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <span>{text}</span>
}

/** Ends the live regions in `root` that are announced already: after a move screen readers would announce them again. */
export function endAnnounced(root: ParentNode | null): void {
  for (const region of root?.querySelectorAll('[role=status], [role=alert]') ?? [])
    if (region.textContent) region.setAttribute('role', 'group')
}
