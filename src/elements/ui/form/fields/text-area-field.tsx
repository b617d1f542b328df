import { Textarea } from '@fluentui/react-components'
import { lengthOf } from '../../../../core/contract/lengths.ts'
import { Field } from './field.tsx'
import { useFormField } from '../form.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface TextAreaFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'required' | 'autoComplete'> {
  rows?: number
}

export function TextAreaField({ name, label, required, autoComplete, rows = 4 }: TextAreaFieldProps) {
  const { error, check, defaultValue, origin } = useFormField(name, label)

  return (
    <Field label={label} required={required} validationMessage={error}>
      <Textarea
        key={origin}
        name={name}
        size="large"
        rows={rows}
        resize="vertical"
        maxLength={lengthOf(name)}
        // Fluent does not pass `autoComplete` on by itself.
        textarea={{ autoComplete }}
        defaultValue={defaultValue}
        onChange={(_event, { value }) => check(value)}
      />
    </Field>
  )
}
