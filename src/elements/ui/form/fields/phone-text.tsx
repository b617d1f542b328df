import { parsePhoneNumber } from 'react-phone-number-input'
import { forwardRef, useRef, type ChangeEvent, type ComponentPropsWithoutRef } from 'react'
import { extension, plainPhone } from '../../../../core/contract/plain-phone.ts'
import { ComposedInput } from './composed-input.tsx'

/** Zero that is dialled within the country only, as in '+44 (0)20'. */
const trunkPrefix = '(0)'

/** Returns a written number as the phone input reads it: plain, and without a trunk prefix after the country code. */
export function readPhone(text: string): string {
  const plain = plainPhone(text)
  if (!plain.startsWith('+') || !plain.includes(trunkPrefix)) return plain
  // Few countries, such as Italy, keep the zero.
  const number = parsePhoneNumber(plain)
  return number?.isValid() ? number.number : plain.replace(trunkPrefix, '')
}

interface PhoneTextProps extends ComponentPropsWithoutRef<'input'> {
  /** Called at each change with whether an extension is left out. */
  onExtension: (isLeftOut: boolean) => void
}

/** Text field of the phone input. Leaves out extensions and reads numbers in any common notation. */
export const PhoneText = forwardRef<HTMLInputElement, PhoneTextProps>(function PhoneText({ onChange, onExtension, value, ...input }, ref) {
  /** True while the user types an extension at the end. */
  const isExtension = useRef(false)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target, nativeEvent } = event
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText' && nativeEvent.data?.length === 1
    const added = isTyped && target.value.startsWith(String(value)) ? target.value.slice(String(value).length) : ''
    isExtension.current = added !== '' && (isExtension.current || (/^[x#]$/i.test(added) && /\d/.test(target.value)))
    onExtension(isExtension.current || (!isTyped && extension.test(target.value)))
    // React restores the text.
    if (isExtension.current) return
    target.value = isTyped ? target.value.replace(/^\D*00/, '+') : readPhone(target.value)
    onChange?.(event)
  }

  return <ComposedInput {...input} inputRef={ref} value={value} onChange={change} />
})
