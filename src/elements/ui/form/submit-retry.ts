import { useEffect } from 'react'
import { isUnauthorized } from '../../../core/api-error.ts'
import { useReauthenticationRetries } from '../../runtime/reauthentication-retries.ts'
import { useForm } from './form.tsx'

/** Sends a form again that a portal's session was too old for, as soon as that is restored, unless it was touched meanwhile. */
export function useSubmitRetry(): void {
  const { element, $form } = useForm()
  const retries = useReauthenticationRetries()

  useEffect(() => {
    const form = element.current
    const edited = () => retries.withdraw('save')
    const restored = () => {
      // What was said of the old session is true no more.
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
