import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { useFormField } from '../form.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface SelectFieldProps extends Pick<TextFieldProps, 'name' | 'label'> {
  options: readonly { value: string; label: string }[]
}

/** Labeled select. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { error, check, defaultValue, origin } = useFormField(name, label, options)
  return (
    <Field label={label} message={error}>
      <Select key={origin} name={name} defaultValue={defaultValue} onChange={({ target }) => check(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
