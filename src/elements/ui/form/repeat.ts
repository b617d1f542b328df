import { useEffect } from 'react'
import { isRefused } from '../../../core/api-error.ts'
import { useRepeats } from '../../runtime/repeats.ts'
import { useForm } from './form.tsx'

/** Sends a form again that a portal's session was too old for, as soon as that is restored, unless it was touched meanwhile. */
export function useRepeat(): void {
  const { element, $form } = useForm()
  const repeats = useRepeats()

  useEffect(() => {
    const form = element.current
    const edited = () => repeats.withdraw('save')
    const restored = () => {
      // What was said of the old session is true no more.
      if (isRefused($form.get().failure)) $form.setKey('failure', undefined)
    }
    const stop = $form.listen(({ submitting, failure }, before) => {
      if (submitting) repeats.withdraw('save')
      else if (before?.submitting && isRefused(failure)) repeats.add('save', () => form?.requestSubmit())
    })
    form?.addEventListener('input', edited)
    document.addEventListener('session-restored', restored)
    return () => {
      stop()
      form?.removeEventListener('input', edited)
      document.removeEventListener('session-restored', restored)
    }
  }, [element, $form, repeats])
}
