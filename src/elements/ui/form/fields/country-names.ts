import { getCountries, type Labels } from 'react-phone-number-input'

export function countryNames(locale: string, international: string): Labels {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return { ...Object.fromEntries(getCountries().map((country) => [country, names.of(country)])), ZZ: international }
}
