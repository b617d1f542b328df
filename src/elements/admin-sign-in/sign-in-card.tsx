import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { $passwordResetMessages } from '../../core/i18n/screens/password-reset.ts'
import { Button } from '../ui/controls/button.tsx'
import { Heading } from '../ui/display/heading.tsx'

interface SignInCardProps {
  title: string
  /** Undefined if there is no way back. */
  onBack?: () => void
  children: ReactNode
}

/** Card in place of the sign-in form. It takes the focus: the control that led here is gone. */
export function SignInCard({ title, onBack, children }: SignInCardProps) {
  const { back } = useStore($passwordResetMessages)
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const card = section.current
    ;(card?.querySelector('input') ?? card)?.focus()
  }, [])

  return (
    <section ref={section} className="pe-form-card" part="card" tabIndex={-1} aria-label={title}>
      <Heading first={1} part="title">
        {title}
      </Heading>
      <div className="pe-form">
        {children}
        {onBack && (
          <Button onClick={onBack}>
            <span>{back}</span>
          </Button>
        )}
      </div>
    </section>
  )
}
