import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useKeep, useKept } from '../../../runtime/kept-state.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Heading } from '../heading.tsx'
import css from './disclosure.css?inline'

setStyles('disclosure', css)

interface DisclosureProps {
  /** Name of the kept state, which is whether it is open. */
  name: string
  title: string
  isOpenAtFirst: boolean
  /** Mounts when the section opens for the first time. */
  children: ReactNode
}

/** Section that is closed at first, so that its content costs nothing until somebody wants it. */
export function Disclosure({ name, title, isOpenAtFirst, children }: DisclosureProps) {
  const [wasOpen, setWasOpen] = useState(useKept(name) === true || isOpenAtFirst)
  const details = useRef<HTMLDetailsElement>(null)
  useKeep(
    name,
    useCallback(() => details.current?.open || undefined, []),
  )
  useEffect(() => {
    // Without React's `onToggle`: React 18 listens at the root, which `toggle` does not reach.
    const element = details.current
    const opened = () => element?.open && setWasOpen(true)
    element?.addEventListener('toggle', opened)
    return () => element?.removeEventListener('toggle', opened)
  }, [])
  return (
    <details ref={details} className="pe-disclosure" open={wasOpen || undefined}>
      <summary>
        <Heading className="pe-card-title" part="title">
          {title}
        </Heading>
      </summary>
      {wasOpen && children}
    </details>
  )
}
