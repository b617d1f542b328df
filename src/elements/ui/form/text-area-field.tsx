import { Field, Textarea } from '@fluentui/react-components'
import type { TextFieldProps } from './text-field.tsx'
import { useFormField } from './form.tsx'

type TextAreaFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'required' | 'hint' | 'maxLength'>

/** A labelled text of several lines, checked while it is typed. */
export function TextAreaField({ name, label, required, hint, maxLength }: TextAreaFieldProps) {
  const { error, check } = useFormField(name)
  return (
    <Field label={label} required={required} hint={hint} validationMessage={error} part="field">
      <Textarea name={name} rows={4} resize="vertical" maxLength={maxLength} onChange={(_event, { value }) => check(value)} />
    </Field>
  )
}
