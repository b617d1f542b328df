import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $mayChange } from '../../../core/session/access.ts'
import { Button } from '../controls/button.tsx'
import { Spinner } from '../feedback/loading/spinner.tsx'

interface SubmitButtonProps {
  submitting: boolean
  disabled?: boolean
  /** `outline` if the form has another, primary submit button; `destructive` if the submission destroys something. */
  look?: 'primary' | 'outline' | 'destructive' | undefined
  children: ReactNode
}

/** Submit button, unless the session may only read. While the form is sent it shows a spinner, and keeps its width and the focus. */
export function SubmitButton({ submitting, disabled = false, look = 'primary', children }: SubmitButtonProps) {
  const mayChange = useStore($mayChange)
  if (!mayChange) return null
  return (
    <Button type="submit" look={look} off={submitting || disabled} aria-busy={submitting}>
      <span className={submitting ? 'pe-submit-hidden' : undefined}>{children}</span>
      {submitting && <Spinner />}
    </Button>
  )
}
