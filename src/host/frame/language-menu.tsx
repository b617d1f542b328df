import { useStore } from '@nanostores/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { $locale } from '../../core/i18n.ts'
import { locales } from '../../core/locales.ts'
import { Icon } from '../icon.tsx'
import { chooseLanguage, languageNames } from '../language.ts'
import { $languageMessages } from '../messages/language.ts'
import './language-menu.css'

/** The button with the language on screen, and its menu of all seven, each by its own name. */
export function LanguageMenu() {
  const { language, current } = useStore($languageMessages)
  const shown = useStore($locale)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]

  /** Under the end of the button, which stands elsewhere on every page. */
  function place(): void {
    if (!button.current || !menu.current) return
    const { bottom, left, right } = button.current.getBoundingClientRect()
    const toEnd = getComputedStyle(button.current).direction === 'rtl' ? left : document.documentElement.clientWidth - right
    menu.current.style.insetBlockStart = `${bottom + 4}px`
    menu.current.style.insetInlineEnd = `${Math.max(toEnd, 8)}px`
  }

  function openWithArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.current?.showPopover()
  }

  function moveFocus(event: KeyboardEvent): void {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const target = { ArrowDown: (at + 1) % all.length, ArrowUp: (at - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[event.key]
    // Tab goes on from the button, where closing puts the focus.
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="language"
        popoverTarget="language-menu"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls="language-menu"
        aria-label={current({ name: languageNames[shown] })}
        onKeyDown={openWithArrow}
      >
        <Icon name="language" />
        <span className="language-name">{languageNames[shown]}</span>
      </button>
      <div
        id="language-menu"
        className="language-menu"
        role="menu"
        aria-label={language}
        popover="auto"
        ref={menu}
        onBeforeToggle={place}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') items()[locales.indexOf(shown)]?.focus()
        }}
        onKeyDown={moveFocus}
        onClick={() => menu.current?.hidePopover()}
      >
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
