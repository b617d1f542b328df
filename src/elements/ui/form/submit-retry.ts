import { useEffect } from 'react'
import { isUnauthorized } from '../../../core/api/api-error.ts'
import { useReauthenticationRetries } from '../../runtime/reauthentication-retries.ts'
import { useForm } from './form.tsx'

/** Repeats a save that failed because a portal's session expired, after the session is restored. An edit cancels this. */
export function useSubmitRetry(): void {
  const { element, $form } = useForm()
  const retries = useReauthenticationRetries()

  useEffect(() => {
    const form = element.current
    const edited = () => retries.withdraw('save')
    const restored = () => {
      // The failure belongs to the expired session.
      if (isUnauthorized($form.get().failure)) $form.setKey('failure', undefined)
    }
    const stop = $form.listen(({ submitting, failure }, before) => {
      if (submitting) retries.withdraw('save')
      else if (before?.submitting && isUnauthorized(failure)) retries.add('save', () => form?.requestSubmit())
    })
    form?.addEventListener('input', edited)
    document.addEventListener('session-restored', restored)
    return () => {
      stop()
      form?.removeEventListener('input', edited)
      document.removeEventListener('session-restored', restored)
    }
  }, [element, $form, retries])
}
