import { useEffect, useState, type ComponentType } from 'react'
import { loadChunk } from '../../../core/chunks/load-chunk.ts'
import type { Form, VerificationEnd } from '../../../core/forms/form.ts'
import type { VerificationDialogProps } from './verification-dialog.tsx'

interface Asked {
  Dialog: ComponentType<VerificationDialogProps>
  end: (result: VerificationEnd) => void
}

/** Asks who is there while a form waits for it. Belongs beside each form whose change the server may answer with `verification-required`. */
export function Verification<Name extends string>({ form }: { form: Form<Name> }) {
  const [asked, setAsked] = useState<Asked>()

  useEffect(() => {
    let pending: Asked['end'] | undefined
    const remove = form.onVerification((end) => {
      pending = (result) => {
        pending = undefined
        setAsked(undefined)
        end(result)
      }
      const answer = pending
      // Not `lazyPart`: its notice would be behind the dialog of the form, which stays open.
      loadChunk(() => import('./verification-dialog.tsx')).then(
        ({ VerificationDialog }) => setAsked({ Dialog: VerificationDialog, end: answer }),
        (error: unknown) => {
          console.error(error)
          answer('failed')
        },
      )
    })
    return () => {
      remove()
      pending?.('canceled')
    }
  }, [form])

  return asked ? <asked.Dialog onEnd={asked.end} /> : null
}
