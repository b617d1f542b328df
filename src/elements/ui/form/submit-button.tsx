import { Button, Spinner } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  submitting: boolean
  /** While a value is known not to do. */
  disabled?: boolean
  /** Beside another one of the same form that is the view's primary button. */
  secondary?: boolean
  children: ReactNode
}

/** Spins while the form is sent and keeps its width and the focus. */
export function SubmitButton({ submitting, disabled = false, secondary, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      appearance={secondary ? 'secondary' : 'primary'}
      className="pe-submit"
      disabledFocusable={submitting || disabled}
      aria-busy={submitting}
    >
      <span className={submitting ? 'pe-submit-hidden' : undefined}>{children}</span>
      {submitting && <Spinner size="tiny" className="pe-submit-spinner" aria-hidden="true" />}
    </Button>
  )
}
