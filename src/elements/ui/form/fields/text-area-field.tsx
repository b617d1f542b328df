import { renderTextarea_unstable, useTextarea_unstable, type TextareaProps } from '@fluentui/react-components'
import { useRef } from 'react'
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
    <Field label={label} required={required} message={error}>
      <TextArea
        key={origin}
        name={name}
        rows={rows}
        maxLength={lengthOf(name)}
        // Fluent does not pass `autoComplete` on by itself.
        textarea={{ autoComplete }}
        defaultValue={defaultValue}
        onChange={(_event, { value }) => check(value)}
      />
    </Field>
  )
}

/** Fluent's text area in the styles of `field.css`. */
const TextArea = (props: Omit<TextareaProps, 'root' | 'size' | 'appearance'>) =>
  renderTextarea_unstable(useTextarea_unstable({ ...props, root: { className: 'pe-text-area' } }, useRef<HTMLTextAreaElement>(null)))
