import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import { Popover } from '../../controls/popover.tsx'
import { daysOf } from './filter.ts'

const DaysMenu = lazyPart(
  () => import('./days-menu.tsx'),
  ({ DaysMenu }) => DaysMenu,
)

interface DaysFilterProps {
  /** The filter is by `<name>_from` and `<name>_to`. */
  name: string
  label: string
  query: object
  choose: (days: Readonly<Record<string, string | undefined>>) => void
}

/** Filter of a list by days, such as those on which its rows were created. */
export function DaysFilter({ name, label, query, choose }: DaysFilterProps) {
  const days = daysOf(query, name)
  return (
    <span className={days ? 'pe-filter pe-filter-used' : 'pe-filter'}>
      <Popover
        part="filter-menu"
        label={
          <>
            <span>{label}</span>
            {days && <span className="pe-filter-value">{days}</span>}
            <ChevronDown16Regular aria-hidden="true" />
          </>
        }
      >
        <DaysMenu name={name} label={label} query={query} choose={choose} />
      </Popover>
    </span>
  )
}
