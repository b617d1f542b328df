import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { isComposed } from '../../../core/forms/input-method.ts'
import { Icon } from '../../parts/icon.tsx'
import { ariaNameOfKey, nameOfKey } from '../shortcuts/key-names.ts'
import { $searchMessages } from '../../i18n/messages/search.ts'
import { searchKey } from '../shortcuts/shortcuts.ts'
import './menu-search.css'
import { $searchOpen, $sought } from '../open-state.ts'
import { listId, optionId } from './entry.ts'
import { usePalette } from './use-palette.ts'

/** Renders the search for pages, actions and people. On narrow screens a button opens the field over the header. */
export function MenuSearch() {
  const { search, placeholder, found: countOf, close: closeLabel } = useStore($searchMessages)
  const open = useStore($searchOpen)
  const sought = useStore($sought)
  const { Results, found } = usePalette(open)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const count = found?.entries.length ?? 0

  /** Lists the entries for a text; for undefined, none. */
  function list(wanted: string | undefined): void {
    $sought.set(wanted)
    setActive(0)
  }

  // The shortcut and the button list all entries at once, but not the Tab key that passes the field.
  useLayoutEffect(() => {
    if (!open || input.current === document.activeElement) return
    input.current?.focus()
    $sought.set('')
  }, [open])

  /** Lists nothing while an input method composes text: half-composed text matches nothing. */
  function type({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    setText(value)
    list(isComposed(nativeEvent) ? undefined : value)
  }

  function clear(): void {
    setText('')
    list(undefined)
  }

  function close(): void {
    clear()
    // Over the header, closing hides the focused field, so the opener takes the focus first.
    // In other layouts the opener is hidden, focus() has no effect and the field stays.
    opener.current?.focus()
    if (document.activeElement === opener.current) $searchOpen.set(false)
  }

  function move(by: number): void {
    if (!found) return list(text)
    setActive((active + by + count) % count)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => document.getElementById(optionId(active))?.click(),
      Escape: text || sought !== undefined ? clear : close,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return
    $searchOpen.set(false)
    list(undefined)
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
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active < count ? optionId(active) : undefined}
          aria-keyshortcuts={ariaNameOfKey(searchKey)}
          placeholder={placeholder({ shortcut: nameOfKey(searchKey) })}
          value={text}
          onChange={type}
          onCompositionEnd={({ currentTarget }) => list(currentTarget.value)}
          onFocus={() => $searchOpen.set(true)}
          onClick={() => sought ?? list(text)}
          onKeyDown={onKeyDown}
        />
        {/* Safari does not focus a pressed button: the field's blur would close the search before the click. */}
        <button
          type="button"
          className="icon-button menu-search-close"
          data-pe-tip=""
          aria-label={closeLabel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <div className={found && 'search-results'} onMouseDown={(event) => event.preventDefault()}>
          {Results && found && <Results found={found} active={active} close={close} />}
          {/* Screen readers announce changes of a status, but no new status. */}
          <p role="status" className={found?.note ? 'search-note' : 'visually-hidden'}>
            {count > 0 && <span className="visually-hidden">{countOf({ count })}</span>}
            {found?.note && ` ${found.note}`}
          </p>
        </div>
      </div>
      <button
        type="button"
        ref={opener}
        className="icon-button menu-search-opener"
        data-pe-tip=""
        aria-label={search}
        onClick={() => $searchOpen.set(true)}
      >
        <Icon name="search" />
      </button>
    </>
  )
}
