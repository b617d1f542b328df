import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Labels } from 'react-phone-number-input'
import { $locale, type Translations } from '../../../core/i18n.ts'
import { loadChunk } from '../../../core/load.ts'

const translations: Record<keyof Translations, () => Promise<{ default: Labels }>> = {
  zh: () => import('react-phone-number-input/locale/zh'),
  ar: () => import('react-phone-number-input/locale/ar'),
  nl: () => import('react-phone-number-input/locale/nl'),
  es: () => import('react-phone-number-input/locale/es'),
  fr: () => import('react-phone-number-input/locale/fr'),
  pt: () => import('react-phone-number-input/locale/pt-BR'),
}

/** What the world's countries are called in the language on screen. English comes with the field, and stands where another one can't be had. */
export function useCountryNames(): Labels | undefined {
  const locale = useStore($locale)
  const [loaded, setLoaded] = useState<{ locale: string; names: Labels }>()

  useEffect(() => {
    if (locale === 'en') return
    let shown = true
    loadChunk(translations[locale]).then(
      ({ default: names }) => shown && setLoaded({ locale, names }),
      (error: unknown) => console.error('The names of the countries could not be loaded', error),
    )
    return () => {
      shown = false
    }
  }, [locale])

  return loaded?.locale === locale ? loaded.names : undefined
}
