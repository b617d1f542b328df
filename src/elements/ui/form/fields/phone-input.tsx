import { useStore } from '@nanostores/react'
import { useMemo, useState, type InputHTMLAttributes } from 'react'
import International, { getCountries, parsePhoneNumber, type Labels } from 'react-phone-number-input'
import flags from 'react-phone-number-input/flags'
import internationalCss from 'react-phone-number-input/style.css?inline'
import { $locale } from '../../../../core/i18n/i18n.ts'
import { $phoneFieldMessages } from '../../../../core/i18n/parts/phone-field.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { ComposedInput } from './composed-input.tsx'
import type { PhoneNumber } from './phone-field.tsx'

setStyles('phone-input', internationalCss.replaceAll(':root', ':host'))

/** §9. */
const defaultCountry = 'US'
const defaultCode = '+1'

/** Returns the full number: a saved number may lack its country code and contain separators. */
function inFull({ phone, code }: PhoneNumber): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  if (!digits) return undefined
  return phone.trim().startsWith('+') ? `+${digits}` : `${code || defaultCode}${digits}`
}

function codeOf(phone: string): string {
  const code = parsePhoneNumber(phone)?.countryCallingCode
  return code ? `+${code}` : ''
}

function countryNames(locale: string, international: string): Labels {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return { ...Object.fromEntries(getCountries().map((country) => [country, names.of(country)])), ZZ: international }
}

interface PhoneInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | `aria-${'labelledby' | 'describedby' | 'invalid' | 'required'}`
> {
  'data-field': string
  loaded: PhoneNumber
  onEdit: (edited: PhoneNumber) => void
}

export function PhoneInput({ loaded, onEdit, ...control }: PhoneInputProps) {
  const messages = useStore($phoneFieldMessages)
  const locale = useStore($locale)
  const labels = useMemo(() => countryNames(locale, messages.international), [locale, messages.international])
  const [loadedInFull] = useState(() => inFull(loaded))
  const [value, setValue] = useState(loadedInFull)

  function edit(phone: string | undefined) {
    setValue(phone)
    // Keeps the saved notation while the number is the same.
    onEdit(phone === loadedInFull ? loaded : { phone: phone ?? '', code: phone ? codeOf(phone) : '' })
  }

  return (
    <International
      {...control}
      // Phone numbers read from left to right in every language.
      dir="ltr"
      inputComponent={ComposedInput}
      autoComplete="off"
      defaultCountry={defaultCountry}
      flags={flags}
      labels={labels}
      locales={locale}
      countrySelectProps={{ 'aria-label': messages.country }}
      value={value}
      onChange={edit}
    />
  )
}
