import { useEffect, useRef, useState } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { Field } from './field.tsx'
import { useFormField } from './form.tsx'
import css from './phone-field.css?inline'

setStyles('phone-field', css)

// Numbering plans and flags of the whole world, which nothing else needs.
const PhoneInput = lazyPart(async () => (await import('./phone-input.tsx')).PhoneInput)

export interface PhoneNumber {
  /** In full and with its code once it was edited (+12075550142); before that as it was saved, maybe without the code. */
  phone: string
  /** +1 */
  code: string
}

interface PhoneFieldProps {
  name: string
  /** The field that holds the country's code. */
  codeName: string
  label: string
}

/**
 * An international phone number. An edited one is kept in full in the number's own field, and its code in the other:
 * who shows both puts the code before a number only where it lacks it, §2.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <NumberField key={useFormField(props.name).origin} {...props} />
}

function NumberField({ name, codeName, label }: PhoneFieldProps) {
  const { error, check, defaultValue: phone = '' } = useFormField(name)
  const { defaultValue: code = '' } = useFormField(codeName)
  const [number, setNumber] = useState<PhoneNumber>({ phone, code })
  const value = useRef<HTMLInputElement>(null)

  const edit = (edited: PhoneNumber) => {
    setNumber(edited)
    check(edited.phone)
  }

  // A hidden input says nothing by itself when it changes.
  useEffect(() => void value.current?.dispatchEvent(new Event('input', { bubbles: true })), [number])

  return (
    <Field label={label} validationMessage={error}>
      {(control) => (
        <div className="pe-phone">
          <PhoneInput {...control} data-field={name} loaded={{ phone, code }} onEdit={edit} />
          <input ref={value} type="hidden" name={name} value={number.phone} />
          <input type="hidden" name={codeName} value={number.code} />
        </div>
      )}
    </Field>
  )
}
