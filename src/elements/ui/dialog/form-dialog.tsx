import { useStore } from '@nanostores/react'
import { useRef, useState, type ReactNode } from 'react'
import { contentOf, sameContent } from '../../../core/forms/form-content.ts'
import { emptyValues } from '../../../core/forms/loaded-values.ts'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { readContent } from '../form/form-data.ts'
import { Form, type FormProps } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { Verification } from './verification.tsx'

interface FormDialogProps<Name extends string> extends Omit<FormProps<Name>, 'className' | 'formRef'> {
  title: string
  text?: ReactNode
  /** `alertdialog` for a confirmation. */
  role?: 'dialog' | 'alertdialog'
  submit: ReactNode
  /** True if the submission destroys something. */
  destructive?: boolean
  disabled?: boolean
  onClose: () => void
}

/**
 * Form in a dialog. The dialog keeps its values and stays open until the form is accepted or canceled.
 * Only Cancel discards changes without a question.
 */
export function FormDialog<Name extends string>({
  title,
  text,
  role,
  submit,
  destructive = false,
  disabled = false,
  onClose,
  children,
  ...form
}: FormDialogProps<Name>) {
  const { cancel } = useStore($formMessages)
  const { submitting } = useStore(form.form.$form)
  const [isAsking, setAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { loaded = emptyValues } = form

  const isChanged = () => element.current !== null && !sameContent(readContent(element.current, form.form.fields), contentOf(loaded))

  function leave(): void {
    if (submitting) return
    if (isAsking || isChanged()) setAsking(!isAsking)
    else onClose()
  }

  return (
    <>
      <Dialog
        title={title}
        text={text}
        role={role}
        onClose={leave}
        wrap={(parts) => (
          <Form {...form} formRef={element}>
            {parts}
          </Form>
        )}
        actions={
          isAsking ? (
            <DiscardQuestion keep={() => setAsking(false)} discard={onClose} />
          ) : (
            <>
              <Button look="outline" off={submitting} onClick={onClose}>
                <span>{cancel}</span>
              </Button>
              <SubmitButton submitting={submitting} disabled={disabled} look={destructive ? 'destructive' : 'primary'}>
                {submit}
              </SubmitButton>
            </>
          )
        }
      >
        {children}
      </Dialog>
      <Verification form={form.form} />
    </>
  )
}
