import { useStore } from '@nanostores/react'
import { useRef, type ToggleEvent } from 'react'
import { $locale } from '../../../core/i18n/i18n.ts'
import { locales } from '../../../core/i18n/locales.ts'
import { Icon } from '../../parts/icon.tsx'
import { chooseLanguage, languageNames } from './language.ts'
import { $languageMessages } from '../../i18n/messages/language.ts'
import './language-menu.css'
import { useMenu } from '../../parts/use-menu.ts'

export function LanguageMenu() {
  const { language, current } = useStore($languageMessages)
  const shown = useStore($locale)
  const button = useRef<HTMLButtonElement>(null)
  const { buttonAttributes, menuAttributes } = useMenu('language-menu', locales.indexOf(shown))

  /** Places the menu below the end of the button, whose position differs between pages. */
  function place({ currentTarget: { style } }: ToggleEvent<HTMLElement>): void {
    if (!button.current) return
    const { bottom, left, right } = button.current.getBoundingClientRect()
    const toEnd = getComputedStyle(button.current).direction === 'rtl' ? left : document.documentElement.clientWidth - right
    style.insetBlockStart = `${bottom + 4}px`
    style.insetInlineEnd = `${Math.max(toEnd, 8)}px`
  }

  return (
    <>
      <button ref={button} type="button" className="language" aria-label={current({ name: languageNames[shown] })} {...buttonAttributes}>
        <Icon name="language" />
        <span className="language-name">{languageNames[shown]}</span>
      </button>
      <div className="language-menu" aria-label={language} onBeforeToggle={place} {...menuAttributes}>
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            lang={locale}
            aria-checked={locale === shown}
            onClick={() => void chooseLanguage(locale)}
          >
            {languageNames[locale]}
          </button>
        ))}
      </div>
    </>
  )
}
