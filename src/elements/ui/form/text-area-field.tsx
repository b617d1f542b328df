import { Field, Textarea } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useFormField } from './form.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface TextAreaFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'required' | 'hint' | 'maxLength' | 'autoComplete'> {
  rows?: number
  /** Takes the focus when it appears. */
  focused?: boolean
}

/** A labelled text of several lines, checked while it is typed. */
export function TextAreaField({ name, label, required, hint, maxLength, autoComplete, rows = 4, focused }: TextAreaFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const { error, check, defaultValue, origin } = useFormField(name)

  useEffect(() => {
    if (!focused) return
    // A dialog gives the focus to its first button in the same moment; this comes after.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [focused])

  return (
    <Field label={label} required={required} hint={hint} validationMessage={error} part="field">
      <Textarea
        key={origin}
        ref={input}
        name={name}
        size="large"
        rows={rows}
        resize="vertical"
        maxLength={maxLength}
        // Fluent hands on no autoComplete of its own accord.
        textarea={{ autoComplete }}
        defaultValue={defaultValue}
        onChange={(_event, { value }) => check(value)}
      />
    </Field>
  )
}
