import type { Ref } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './spinner.css?inline'

setStyles('spinner', css)

interface SpinnerProps {
  spinnerRef?: Ref<HTMLSpanElement>
  /** Accessible name. A spinner without one is decoration. */
  label?: string
}

/** Turning ring. A labeled spinner can take the focus. */
export function Spinner({ spinnerRef, label }: SpinnerProps) {
  if (!label) return <span className="pe-spinner" aria-hidden="true" />
  return <span ref={spinnerRef} className="pe-spinner" role="progressbar" tabIndex={0} aria-label={label} />
}
