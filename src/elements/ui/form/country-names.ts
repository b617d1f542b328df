import { getCountries, type Labels } from 'react-phone-number-input'

/** What the world's countries are called in a language. The browser knows them all. */
export function countryNames(locale: string, international: string): Labels {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return { ...Object.fromEntries(getCountries().map((country) => [country, names.of(country)])), ZZ: international }
}
