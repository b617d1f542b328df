import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { isComposed } from '../../../core/forms/input-method.ts'
import { Icon } from '../../parts/icon.tsx'
import { ariaNameOfKey, nameOfKey } from '../shortcuts/key-names.ts'
import { $frameUser } from '../log-out.ts'
import { menuFor } from '../../routing/menu.ts'
import { searchMenu, type FoundLink } from './search-menu.ts'
import { $menuMessages } from '../../i18n/messages/menu.ts'
import { $searchMessages } from '../../i18n/messages/search.ts'
import { hrefOf } from '../../installation/paths.ts'
import { searchKey } from '../shortcuts/shortcuts.ts'
import './menu-search.css'
import { $searchOpen } from '../open-state.ts'

/** Renders the search for menu links by title. On narrow screens a button opens the field over the header. */
export function MenuSearch() {
  const { search, placeholder, found, none, close: closeLabel } = useStore($searchMessages)
  const { role } = useStore($frameUser)
  const words = useStore($menuMessages)
  const open = useStore($searchOpen)
  const [text, setText] = useState('')
  const [listed, setListed] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const activeLink = useRef<HTMLAnchorElement>(null)

  const isListed = open && listed
  const links = isListed ? searchMenu(menuFor(role), words, text) : []

  useLayoutEffect(() => {
    if (open) input.current?.focus()
  }, [open])

  function list(wanted: string): void {
    setText(wanted)
    setListed(wanted.trim() !== '')
    setActive(0)
  }

  /** Hides the results while an input method composes text: half-composed text matches nothing. */
  function type({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    list(value)
    if (isComposed(nativeEvent)) setListed(false)
  }

  function close(): void {
    list('')
    // Over the header, closing hides the focused field, so the opener takes the focus first.
    // In other layouts the opener is hidden, focus() has no effect and the field stays.
    opener.current?.focus()
    if (document.activeElement === opener.current) $searchOpen.set(false)
  }

  function move(by: number): void {
    setListed(true)
    setActive(isListed ? (active + by + links.length) % links.length : 0)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => activeLink.current?.click(),
      Escape: text || listed ? () => list('') : close,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) $searchOpen.set(false)
  }

  return (
    <>
      <div role="search" className={open ? 'menu-search open' : 'menu-search'} onBlur={closeOutside}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="go"
          aria-label={search}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={links.length > 0}
          aria-controls="menu-search-list"
          aria-activedescendant={links[active] && optionId(active)}
          aria-keyshortcuts={ariaNameOfKey(searchKey)}
          placeholder={placeholder({ shortcut: nameOfKey(searchKey) })}
          value={text}
          onChange={type}
          onCompositionEnd={({ currentTarget }) => list(currentTarget.value)}
          onFocus={() => $searchOpen.set(true)}
          onKeyDown={onKeyDown}
        />
        {/* Safari does not focus a pressed button: the field's blur would close the search before the click. */}
        <button
          type="button"
          className="icon-button menu-search-close"
          aria-label={closeLabel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <div
          id="menu-search-list"
          role="listbox"
          aria-label={search}
          hidden={links.length === 0}
          onMouseDown={(event) => event.preventDefault()}
        >
          {links.map((link, index) => (
            <Option key={link.path} id={optionId(index)} link={link} selected={index === active} active={activeLink} choose={close} />
          ))}
        </div>
        <p role="status" className={isListed && links.length === 0 ? 'menu-search-none' : 'visually-hidden'}>
          {isListed && (links.length > 0 ? found({ count: links.length }) : none)}
        </p>
      </div>
      <button
        type="button"
        ref={opener}
        className="icon-button menu-search-opener"
        aria-label={search}
        onClick={() => $searchOpen.set(true)}
      >
        <Icon name="search" />
      </button>
    </>
  )
}

const optionId = (index: number) => `menu-search-${index}`

interface OptionProps {
  id: string
  link: FoundLink
  selected: boolean
  /** Holds the selected link. */
  active: RefObject<HTMLAnchorElement | null>
  choose: () => void
}

function Option({ id, link: { path, title, group, icon }, selected, active, choose }: OptionProps) {
  useEffect(() => {
    if (selected) active.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, active])
  return (
    <a
      ref={selected ? active : undefined}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={hrefOf(path)}
      onClick={choose}
    >
      <Icon name={icon} />
      <span>{title}</span>
      <span className="menu-search-group">{group}</span>
    </a>
  )
}
