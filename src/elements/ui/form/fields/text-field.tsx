import { lengthOf } from '../../../../core/contract/lengths.ts'
import { Field } from './field.tsx'
import { Input, type InputProps } from './input.tsx'
import { useFormField } from '../form.tsx'

export interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir' | 'contentAfter'
> {
  name: string
  label: string
  required?: boolean
  hint?: string
  /** True if another part of the page announces the error. */
  isErrorSilent?: boolean
  onValue?: (value: string) => void
  /** Marks a secret: it is never stored, and not sent if empty. */
  'data-secret'?: boolean
}

/** Labeled text input, validated on input. Uncontrolled: the input holds its value. */
export function TextField({ name, label, required, hint, isErrorSilent = false, onValue, ...input }: TextFieldProps) {
  const { error, check, defaultValue, origin } = useFormField(name, label)
  return (
    <Field label={label} required={required} hint={hint} message={error} isMessageSilent={isErrorSilent}>
      <Input
        key={origin}
        name={name}
        maxLength={lengthOf(name)}
        defaultValue={defaultValue}
        {...input}
        onChange={(_event, { value }) => {
          check(value)
          onValue?.(value)
        }}
      />
    </Field>
  )
}
