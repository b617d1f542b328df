import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { Form, type FormProps } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'

interface FormDialogProps<Name extends string> extends Omit<FormProps<Name>, 'className'> {
  title: string
  text?: ReactNode
  submit: ReactNode
  disabled?: boolean
  onClose: () => void
}

/** Form in a dialog. The dialog keeps its values and stays open until the form is accepted or canceled. */
export function FormDialog<Name extends string>({
  title,
  text,
  submit,
  disabled = false,
  onClose,
  children,
  ...form
}: FormDialogProps<Name>) {
  const { cancel } = useStore($formMessages)
  const { submitting } = useStore(form.form.$form)
  return (
    <Dialog
      title={title}
      text={text}
      onClose={() => submitting || onClose()}
      wrap={(parts) => <Form {...form}>{parts}</Form>}
      actions={
        <>
          <Button look="outline" off={submitting} onClick={onClose}>
            <span>{cancel}</span>
          </Button>
          <SubmitButton submitting={submitting} disabled={disabled}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
