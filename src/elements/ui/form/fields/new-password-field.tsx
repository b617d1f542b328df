import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { loadChunk } from '../../../../core/chunks/load-chunk.ts'
import { $passwordStrengthMessages } from '../../../../core/i18n/parts/password-strength.ts'
import type { PasswordStrength } from '../../../../core/password-strength.ts'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

/** Field for a new password, which shows how hard the password is to guess. */
export function NewPasswordField({ hint, ...props }: Omit<PasswordFieldProps, 'onValue' | 'autoComplete'>) {
  const { strength, rate } = usePasswordStrength()
  return <PasswordField {...props} autoComplete="new-password" hint={strength ?? hint} onValue={(value) => void rate(value)} />
}

/** Returns the strength of a new password in words, and the function that rates it. The estimator loads on first use. */
function usePasswordStrength() {
  const messages = useStore($passwordStrengthMessages)
  const [strength, setStrength] = useState<PasswordStrength>()
  const latest = useRef('')

  async function rate(password: string): Promise<void> {
    latest.current = password
    try {
      const { strengthOf } = await loadChunk(() => import('../../../../core/password-strength.ts'))
      if (latest.current === password) setStrength(password === '' ? undefined : strengthOf(password))
    } catch (error) {
      console.warn('The strength of the password is not shown', error)
    }
  }

  return { strength: strength && messages[strength], rate }
}
