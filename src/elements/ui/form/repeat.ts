import { useEffect } from 'react'
import { isRefused } from '../../../core/api-error.ts'
import { knowAdmin } from '../../../core/identity.ts'
import { onceRestored } from '../../../core/repeat.ts'
import { useForm } from './form.tsx'

/** Sends a form again that a portal's session was too old for, as soon as that is restored, unless it was touched meanwhile. */
export function useRepeat(): void {
  const { element, $form } = useForm()

  useEffect(() => {
    let withdraw = () => {}
    const form = element.current
    const edited = () => withdraw()
    const restored = () => {
      // What was said of the old session is true no more.
      if (isRefused($form.get().failure)) $form.setKey('failure', undefined)
    }
    const stop = $form.listen(({ submitting, failure }, before) => {
      if (submitting) withdraw()
      else if (before?.submitting && isRefused(failure)) withdraw = onceRestored(() => form?.requestSubmit())
    })
    form?.addEventListener('input', edited)
    document.addEventListener('session-restored', restored)
    // When the session has expired it is too late to ask whose it was.
    knowAdmin().catch((error: unknown) => console.error(error))
    return () => {
      withdraw()
      stop()
      form?.removeEventListener('input', edited)
      document.removeEventListener('session-restored', restored)
    }
  }, [element, $form])
}
