import { Button, Spinner } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  submitting: boolean
  className?: string
  children: ReactNode
}

/** Spins while the form is sent and keeps its width and the focus. */
export function SubmitButton({ submitting, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" appearance="primary" className={`pe-submit ${className ?? ''}`} disabledFocusable={submitting} aria-busy={submitting}>
      <span className={submitting ? 'pe-submit-hidden' : undefined}>{children}</span>
      {submitting && <Spinner size="tiny" className="pe-submit-spinner" />}
    </Button>
  )
}
