import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/headless/svg/eye-off'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $formMessages } from '../../../../core/i18n/parts/form.ts'
import { Button } from '../../controls/button.tsx'
import { usePasswordStrength } from './password-strength.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'contentAfter' | 'onValue'> {
  /** Shows how hard the password is to guess. */
  isRated?: boolean
}

export function PasswordField({ isRated = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const messages = useStore($formMessages)
  const { strength, rate } = usePasswordStrength()
  return (
    <TextField
      {...props}
      {...(isRated && { hint: strength ?? props.hint, onValue: (value: string) => void rate(value) })}
      data-secret
      type={shown ? 'text' : 'password'}
      contentAfter={
        <Button
          icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
