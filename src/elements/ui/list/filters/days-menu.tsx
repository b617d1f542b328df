import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { JoinedDays } from '../../../../core/lists/joined.ts'
import { Button } from '../../controls/button.tsx'
import { usePopoverFocus } from '../../controls/use-popover-focus.ts'
import { valueOf } from './filter.ts'

interface DaysMenuProps {
  label: string
  query: object
  choose: (days: JoinedDays) => void
}

const wholeDay = /^[1-9]\d{3}-/

/** Two days, each with the other as its limit. */
export function DaysMenu({ label, query, choose }: DaysMenuProps) {
  const messages = useStore($tableMessages)
  const first = useRef<HTMLInputElement>(null)
  usePopoverFocus(first)
  const [from, to] = [valueOf(query, 'joined_from'), valueOf(query, 'joined_to')]
  // A year is typed digit by digit: 0002, 0020, 0202, 2026.
  const dayOf = ({ value }: HTMLInputElement) => (value === '' ? undefined : wholeDay.test(value) ? value : null)

  return (
    <div role="group" aria-label={label} className="pe-days">
      <label>
        <span>{messages.from}</span>
        <input
          ref={first}
          type="date"
          className="pe-control"
          defaultValue={from}
          max={to || undefined}
          onChange={({ target }) => dayOf(target) !== null && choose({ joined_from: dayOf(target) ?? undefined })}
        />
      </label>
      <label>
        <span>{messages.to}</span>
        <input
          type="date"
          className="pe-control"
          defaultValue={to}
          min={from || undefined}
          onChange={({ target }) => dayOf(target) !== null && choose({ joined_to: dayOf(target) ?? undefined })}
        />
      </label>
      <Button off={!from && !to} onClick={() => choose({ joined_from: undefined, joined_to: undefined })}>
        <span>{messages.anyDay}</span>
      </Button>
    </div>
  )
}
