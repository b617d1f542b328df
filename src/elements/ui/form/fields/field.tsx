import { FieldContextProvider, useFieldControlProps_unstable, type FieldControlProps } from '@fluentui/react-components'
import { DiamondDismiss12Filled } from '@fluentui/react-icons/headless/svg/diamond-dismiss'
import { Warning12Filled } from '@fluentui/react-icons/headless/svg/warning'
import { useId, type ReactNode } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import css from './field.css?inline'

setStyles('field', css)

interface FieldProps {
  label?: ReactNode
  required?: boolean
  hint?: string | undefined
  /** Message below the control, announced as soon as it is there. */
  message?: ReactNode
  /** An error marks the control as invalid. */
  messageKind?: 'error' | 'warning'
  /** True if another part of the page announces the message. */
  isMessageSilent?: boolean
  /** `Input`, `Select` or `TextArea`, or a function that takes the attributes for another one. */
  children: ReactNode | ((control: FieldControlProps) => ReactNode)
}

/** Control with its label, hint and message, exposed as part `field`. Fluent's field context connects them, without Fluent's styles. */
export function Field({ label, required = false, hint, message, messageKind = 'error', isMessageSilent = false, children }: FieldProps) {
  const id = useId()
  const controlId = `field-${id}`
  const [labelId, messageId, hintId] = [`${controlId}-label`, `${controlId}-message`, `${controlId}-hint`]
  const context = {
    generatedControlId: controlId,
    orientation: 'vertical',
    size: 'large',
    required,
    validationState: message ? messageKind : 'none',
    ...(label !== undefined && { labelFor: controlId, labelId }),
    ...(message && { validationMessageId: messageId }),
    ...(hint !== undefined && { hintId }),
  } as const
  return (
    <FieldContextProvider value={context}>
      <div className="pe-field" part="field">
        {label !== undefined && (
          <label htmlFor={controlId} id={labelId}>
            {label}
            {required && (
              <span className="pe-field-required" aria-hidden="true">
                *
              </span>
            )}
          </label>
        )}
        {typeof children === 'function' ? <OtherControl>{children}</OtherControl> : children}
        {message && (
          <div id={messageId} className={`pe-field-message pe-field-${messageKind}`} role={isMessageSilent ? undefined : 'alert'}>
            {messageKind === 'error' ? <DiamondDismiss12Filled /> : <Warning12Filled />}
            {message}
          </div>
        )}
        {hint !== undefined && (
          <div id={hintId} className="pe-field-hint">
            {hint}
          </div>
        )}
      </div>
    </FieldContextProvider>
  )
}

const OtherControl = ({ children }: { children: (control: FieldControlProps) => ReactNode }) => children(useFieldControlProps_unstable({}))
