import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { $otpMessages } from '../../../core/messages/otp.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { ComposedInput } from '../form/composed-input.tsx'
import { Field } from '../form/field.tsx'
import { useFormField } from '../form/form.tsx'
import css from './otp.css?inline'
import { noDigits, typedInto, withoutDigit, withText, type OtpDigits } from './otp-digits.ts'

setStyles('otp', css)

/** The form's field `otp` as a box for each digit. They stand from left to right in every language, as the code is written. */
export function OtpBoxes() {
  const [digits, setDigits] = useState(noDigits)
  const messages = useStore($otpMessages)
  const { error, check } = useFormField('otp')
  const boxes = useRef<HTMLDivElement>(null)
  const focus = (position: number) => boxes.current?.querySelectorAll('input')[position]?.focus()

  useEffect(() => focus(0), [])

  function set(next: OtpDigits): void {
    setDigits(next)
    // Amid typing, what is missing is no mistake.
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
    <Field validationMessage={error}>
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
                // Not onChange, which is silent where a digit is typed over by the same one.
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
          {/* What the form reads, and gives the focus to: it passes it on. */}
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
