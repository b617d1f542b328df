import { useStore } from '@nanostores/react'
import type { MapStore } from 'nanostores'
import type { FormState } from '../../../core/forms/form.ts'
import { lazyPart } from '../feedback/loading/lazy-part.tsx'

const VerificationDialog = lazyPart(
  () => import('./verification-dialog.tsx'),
  ({ VerificationDialog }) => VerificationDialog,
)

/** Asks who is there while a form waits for it. Belongs beside each form whose change the server may answer with `verification-required`. */
export function Verification<Name extends string>({ form }: { form: { $form: MapStore<FormState<Name>> } }) {
  const { verify } = useStore(form.$form)
  return verify ? <VerificationDialog onEnd={verify} /> : null
}
