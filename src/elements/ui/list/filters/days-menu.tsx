import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $daysMenuMessages } from '../../../../core/i18n/parts/days-menu.ts'
import { Button } from '../../controls/button.tsx'
import { usePopoverFocus } from '../../controls/use-popover-focus.ts'
import { valueOf } from './filter.ts'

interface DaysMenuProps {
  name: string
  label: string
  query: object
  choose: (days: Readonly<Record<string, string | undefined>>) => void
}

const wholeDay = /^[1-9]\d{3}-/

/** Two days, each with the other as its limit. */
export function DaysMenu({ name, label, query, choose }: DaysMenuProps) {
  const messages = useStore($daysMenuMessages)
  const first = useRef<HTMLInputElement>(null)
  usePopoverFocus(first)
  const [firstDay, lastDay] = [`${name}_from`, `${name}_to`]
  const [from, to] = [valueOf(query, firstDay), valueOf(query, lastDay)]
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
          onChange={({ target }) => dayOf(target) !== null && choose({ [firstDay]: dayOf(target) ?? undefined })}
        />
      </label>
      <label>
        <span>{messages.to}</span>
        <input
          type="date"
          className="pe-control"
          defaultValue={to}
          min={from || undefined}
          onChange={({ target }) => dayOf(target) !== null && choose({ [lastDay]: dayOf(target) ?? undefined })}
        />
      </label>
      <Button off={!from && !to} onClick={() => choose({ [firstDay]: undefined, [lastDay]: undefined })}>
        <span>{messages.anyDay}</span>
      </Button>
    </div>
  )
}
