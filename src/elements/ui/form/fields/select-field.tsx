import { Select } from '@fluentui/react-components'
import { Field } from './field.tsx'
import { useFormField } from '../form.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface SelectFieldProps extends Pick<TextFieldProps, 'name' | 'label'> {
  options: readonly { value: string; label: string }[]
}

/** Labeled native select, which works with keyboards, phones and screen readers. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { error, check, defaultValue, origin } = useFormField(name, label, options)
  return (
    <Field label={label} validationMessage={error}>
      <Select key={origin} name={name} size="large" defaultValue={defaultValue} onChange={(_event, { value }) => check(value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
