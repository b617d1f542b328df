import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { $otpMessages } from '../../../../core/i18n/screens/otp.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { ComposedInput } from '../../form/fields/composed-input.tsx'
import { Field } from '../../form/fields/field.tsx'
import { useFormField } from '../../form/form.tsx'
import css from './otp.css?inline'
import { noDigits, typedInto, withoutDigit, withText, type OtpDigits } from './otp-digits.ts'

setStyles('otp', css)

/** One box per digit for the form field `otp`. Always left to right, in the order of the code. */
export function OtpBoxes() {
  const [digits, setDigits] = useState(noDigits)
  const messages = useStore($otpMessages)
  const { error, check } = useFormField('otp')
  const boxes = useRef<HTMLDivElement>(null)
  const focus = (position: number) => boxes.current?.querySelectorAll('input')[position]?.focus()

  // Not in a passive effect: React runs those after the first digit of a fast typist.
  useLayoutEffect(() => focus(0), [])

  function set(next: OtpDigits): void {
    setDigits(next)
    // While typing, missing digits are no error.
    if (!next.includes('')) check(next.join(''))
  }

  function put(position: number, text: string): void {
    const { digits: filled, next } = withText(digits, position, text)
    set(filled)
    focus(next)
  }

  function paste(event: ClipboardEvent, position: number): void {
    event.preventDefault()
    put(position, event.clipboardData.getData('text'))
  }

  function takeBack(position: number): void {
    const emptied = digits[position] ? position : Math.max(position - 1, 0)
    set(withoutDigit(digits, emptied))
    focus(emptied)
  }

  function pressed(event: KeyboardEvent, position: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const last = digits.length - 1
    const target = { ArrowLeft: Math.max(position - 1, 0), ArrowRight: Math.min(position + 1, last), Home: 0, End: last }[event.key]
    if (target === undefined && event.key !== 'Backspace') return
    event.preventDefault()
    if (target === undefined) takeBack(position)
    else focus(target)
  }

  return (
    <Field message={error}>
      {({ 'aria-describedby': describedBy }) => (
        <div role="group" aria-label={messages.title} aria-describedby={describedBy} dir="ltr" className="pe-otp">
          <div ref={boxes} className="pe-otp-boxes">
            {digits.map((digit, position) => (
              <ComposedInput
                key={position}
                className="pe-otp-box"
                inputMode="numeric"
                autoComplete={position === 0 ? 'one-time-code' : 'off'}
                aria-label={messages.digit({ position: position + 1, length: digits.length })}
                aria-invalid={error !== undefined}
                value={digit}
                // Not onChange: it does not fire if a digit is replaced by the same digit.
                onInput={({ currentTarget: { value } }) =>
                  value ? put(position, typedInto(digit, value)) : set(withoutDigit(digits, position))
                }
                onKeyDown={(event) => pressed(event, position)}
                onPaste={(event) => paste(event, position)}
                onFocus={({ target }) => target.select()}
                onClick={({ currentTarget }) => currentTarget.select()}
              />
            ))}
          </div>
          {/* The form reads and focuses this input, which passes the focus on to a box. */}
          <input
            className="pe-visually-hidden"
            name="otp"
            value={digits.join('')}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            onFocus={() => focus(Math.max(digits.indexOf(''), 0))}
          />
        </div>
      )}
    </Field>
  )
}
