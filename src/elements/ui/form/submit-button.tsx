import { Button, Spinner } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $mayChange } from '../../../core/session/access.ts'

interface SubmitButtonProps {
  submitting: boolean
  disabled?: boolean
  /** True if the form has another, primary submit button. */
  secondary?: boolean
  children: ReactNode
}

/** Submit button, unless the session may only read. While the form is sent it shows a spinner, and keeps its width and the focus. */
export function SubmitButton({ submitting, disabled = false, secondary, children }: SubmitButtonProps) {
  const mayChange = useStore($mayChange)
  if (!mayChange) return null
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
