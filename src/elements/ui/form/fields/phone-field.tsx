import { useEffect, useRef, useState } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import { Field } from './field.tsx'
import { useFormField } from '../form.tsx'
import css from './phone-field.css?inline'

setStyles('phone-field', css)

// Loads lazily: only this field needs numbering plans and flags of all countries.
const PhoneInput = lazyPart(
  () => import('./phone-input.tsx'),
  ({ PhoneInput }) => PhoneInput,
)

export interface PhoneNumber {
  /** After an edit the full number with country code, such as +12075550142. Before that as saved, maybe without the code. */
  phone: string
  /** Country code, such as +1. */
  code: string
}

interface PhoneFieldProps {
  name: string
  codeName: string
  label: string
}

/**
 * International phone number. After an edit its own field holds the full number, and `codeName` the country code.
 * To display both, add the code only to numbers without one, §2.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <NumberField key={useFormField(props.name).origin} {...props} />
}

function NumberField({ name, codeName, label }: PhoneFieldProps) {
  const { error, check, defaultValue: phone = '' } = useFormField(name, label)
  const { defaultValue: code = '' } = useFormField(codeName)
  const [number, setNumber] = useState<PhoneNumber>({ phone, code })
  const [hint, setHint] = useState<string>()
  const value = useRef<HTMLInputElement>(null)

  const edit = (edited: PhoneNumber) => {
    setNumber(edited)
    check(edited.phone)
  }

  // A hidden input fires no event when its value changes.
  useEffect(() => void value.current?.dispatchEvent(new Event('input', { bubbles: true })), [number])

  return (
    <Field label={label} hint={hint} message={error}>
      {(control) => (
        <div className="pe-phone">
          <PhoneInput {...control} data-field={name} loaded={{ phone, code }} onEdit={edit} onHint={setHint} />
          <input ref={value} type="hidden" name={name} value={number.phone} />
          <input type="hidden" name={codeName} value={number.code} />
        </div>
      )}
    </Field>
  )
}
