import { Search20Regular } from '@fluentui/react-icons/headless/svg/search'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { maximumSearchLength } from '../../../../core/contract/list.ts'
import type { List } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { useKeep, useKept } from '../../../runtime/kept-state.ts'
import { useEscape } from '../../../runtime/use-escape.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { ComposedInput } from '../../form/fields/composed-input.tsx'
import css from './search-field.css?inline'

setStyles('search-field', css)

/** Milliseconds without input until the search runs. */
const pause = 250

/** Search field of a list. A first change, such as a paste, searches at once; further typing is debounced by 250 ms. Text that waits survives a short absence. */
export function SearchField<Item, Query extends PageQuery>({ list }: { list: List<Item, Query> }) {
  const messages = useStore($tableMessages)
  const kept = useKept('search')
  const [text, setText] = useState((kept as string | undefined) ?? list.$query.get().q ?? '')
  const [focused, setFocused] = useState(false)
  const sought = useRef(list.$query.get().q ?? '')
  const paused = useRef<ReturnType<typeof setTimeout>>(undefined)
  useKeep('search', () => (text === sought.current ? undefined : text))

  function seek(wanted: string) {
    if (wanted === sought.current) return
    sought.current = wanted
    list.setQuery({ q: wanted || undefined } as Partial<Query>)
  }

  function change(wanted: string) {
    setText(wanted)
    if (paused.current === undefined) seek(wanted)
    seekLater(wanted)
  }

  function seekLater(wanted: string) {
    clearTimeout(paused.current)
    paused.current = setTimeout(() => {
      paused.current = undefined
      seek(wanted)
    }, pause)
  }

  // Clears the field in every browser, as Chromium does.
  useEscape(focused && text ? () => change('') : undefined)

  useEffect(() => {
    if (text !== sought.current) seekLater(text)
    return () => clearTimeout(paused.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: later texts come from the field.
  }, [])

  // Follows a search that was set outside this field.
  useEffect(
    () =>
      list.$query.listen(({ q = '' }) => {
        if (q === sought.current) return
        clearTimeout(paused.current)
        paused.current = undefined
        sought.current = q
        setText(q)
      }),
    [list],
  )

  return (
    <label className="pe-search">
      <Search20Regular aria-hidden="true" />
      <ComposedInput
        type="search"
        className="pe-control"
        aria-label={messages.search}
        placeholder={messages.search}
        maxLength={maximumSearchLength}
        value={text}
        onChange={({ target }) => change(target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </label>
  )
}
