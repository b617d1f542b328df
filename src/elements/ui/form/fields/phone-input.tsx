import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState, type SyntheticEvent, type InputHTMLAttributes } from 'react'
import International, {
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  type Labels,
} from 'react-phone-number-input'
import flags from 'react-phone-number-input/flags'
import internationalCss from 'react-phone-number-input/style.css?inline'
import { $locale } from '../../../../core/i18n/i18n.ts'
import { $phoneFieldMessages } from '../../../../core/i18n/parts/phone-field.ts'
import { extension } from '../../../../core/contract/plain-phone.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import type { PhoneNumber } from './phone-field.tsx'
import { PhoneText, readPhone } from './phone-text.tsx'

setStyles('phone-input', internationalCss.replaceAll(':root', ':host'))

/** §9. */
const defaultCountry = 'US'
const defaultCode = '+1'

/** Returns the full number: a saved number may lack its country code, and have separators or an extension. */
function inFull({ phone, code }: PhoneNumber): string | undefined {
  const plain = readPhone(phone)
  const full = plain.startsWith('+') ? plain : `${code || defaultCode}${plain}`
  return /\d/.test(plain) ? `+${full.replaceAll(/\D/g, '')}` : undefined
}

/** Returns the country code of a full number, also of an incomplete one; empty for an unknown code. */
const codeOf = (phone: string): string =>
  getCountries()
    .map((country) => `+${getCountryCallingCode(country)}`)
    .find((code) => phone.startsWith(code)) ?? ''

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
  /** Called with a hint about the number; undefined for none. */
  onHint: (hint: string | undefined) => void
}

export function PhoneInput({ loaded, onEdit, onHint, ...control }: PhoneInputProps) {
  const messages = useStore($phoneFieldMessages)
  const locale = useStore($locale)
  const labels = useMemo(() => countryNames(locale, messages.international), [locale, messages.international])
  const [loadedInFull] = useState(() => inFull(loaded))
  const [value, setValue] = useState(loadedInFull)
  const [isLeft, setLeft] = useState(true)
  const [hasExtension, setExtension] = useState(false)
  const carried = useRef<string>(undefined)

  const isImpossible = isLeft && value !== undefined && !isPossiblePhoneNumber(value)
  const losesExtension = value !== loadedInFull && extension.test(loaded.phone)
  const hint = hasExtension || losesExtension ? messages.extension : isImpossible ? messages.impossible : undefined
  useEffect(() => onHint(hint), [hint, onHint])

  /** Keeps the national number for another country: the input would drop one that is shown with its country code. */
  function carryNumber({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLSelectElement) || !value || !isSupportedCountry(target.value)) return
    carried.current = `+${getCountryCallingCode(target.value)}${value.slice(codeOf(value).length)}`
  }

  function edit(edited: string | undefined) {
    const phone = edited ?? carried.current
    carried.current = undefined
    setValue(phone)
    // Keeps the saved notation while the number is the same.
    onEdit(phone === loadedInFull ? loaded : { phone: phone ?? '', code: phone ? codeOf(phone) : '' })
  }

  return (
    <International
      {...control}
      className="pe-input"
      // Phone numbers read from left to right in every language.
      dir="ltr"
      inputComponent={PhoneText}
      numberInputProps={{ onExtension: setExtension }}
      containerComponentProps={{ onChangeCapture: carryNumber }}
      autoComplete="off"
      defaultCountry={defaultCountry}
      flags={flags}
      labels={labels}
      locales={locale}
      countrySelectProps={{ 'aria-label': messages.country }}
      // Each arrow key chooses a country in a closed select.
      focusInputOnCountrySelection={false}
      value={value}
      onChange={edit}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
    />
  )
}
