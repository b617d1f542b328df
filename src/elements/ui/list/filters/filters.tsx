import { useStore } from '@nanostores/react'
import type { List } from '../../../../core/lists/list.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import type { PageQuery } from '../../../../core/lists/whole-list.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { DaysFilter } from './days-filter.tsx'
import { noFilters, usedFilters, valueOf, type Filter } from './filter.ts'
import css from './filters.css?inline'

setStyles('filters', css)

interface FiltersProps<Item, Query extends PageQuery> {
  list: List<Item, Query>
  filters: readonly Filter[]
}

/** Filters of a list, and a button that removes those in use. */
export function Filters<Item, Query extends PageQuery>({ list, filters }: FiltersProps<Item, Query>) {
  const query = useStore(list.$query)
  const { clearAll } = useStore($tableMessages)
  const ask = (changes: object) => list.setQuery(changes)
  return (
    <div className="pe-filters">
      {filters.map((filter) =>
        'choices' in filter ? (
          <ChoiceFilter
            key={filter.name}
            {...filter}
            value={valueOf(query, filter.name)}
            choose={(value) => ask({ [filter.name]: value })}
          />
        ) : (
          <DaysFilter key={filter.name} {...filter} query={query} choose={ask} />
        ),
      )}
      {usedFilters(filters, query).length > 0 && (
        <Button onClick={() => ask(noFilters(filters))}>
          <span>{clearAll}</span>
        </Button>
      )}
    </div>
  )
}
