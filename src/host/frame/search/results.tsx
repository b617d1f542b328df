import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $paletteMessages } from '../../i18n/messages/palette.ts'
import { $searchMessages } from '../../i18n/messages/search.ts'
import { Icon } from '../../parts/icon.tsx'
import { listId, optionId, type Entry } from './entry.ts'
import type { Found } from './found.ts'
import './results.css'

interface ResultsProps {
  found: Found
  /** Index of the selected entry among those of all groups. */
  active: number
  close: () => void
}

/** Renders the entries in groups. */
export function Results({ found: { groups, entries: all, searching: isSearching }, active, close }: ResultsProps) {
  const { search } = useStore($searchMessages)
  const { searching } = useStore($paletteMessages)
  return (
    <>
      <div id={listId} role="listbox" aria-label={search} hidden={all.length === 0}>
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {entries.map((entry) => {
              const index = all.indexOf(entry)
              return <Option key={index} id={optionId(index)} entry={entry} selected={index === active} close={close} />
            })}
          </div>
        ))}
      </div>
      {isSearching && (
        <p className="search-note" aria-hidden="true">
          {searching}
        </p>
      )}
    </>
  )
}

interface OptionProps {
  id: string
  entry: Entry
  selected: boolean
  close: () => void
}

function Option({ id, entry: { title, icon, href, group, contacts, choose }, selected, close }: OptionProps) {
  const option = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  return (
    <a
      ref={option}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={href}
      onClick={() => {
        close()
        choose()
      }}
    >
      <Icon name={icon} />
      <span className="search-title">
        <bdi>{title}</bdi>
        {contacts?.flatMap((contact) => [
          ' ',
          <bdi key={contact} dir="ltr">
            {contact}
          </bdi>,
        ])}
      </span>
      {group && <span className="search-group">{group}</span>}
    </a>
  )
}
