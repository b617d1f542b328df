import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/headless/svg/eye-off'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $formMessages } from '../../../../core/i18n/parts/form.ts'
import { Button } from '../../controls/button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'contentAfter'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const messages = useStore($formMessages)
  return (
    <TextField
      {...props}
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
