import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import { $configuration } from '../../../../core/configuration.ts'
import { $density, densities } from '../../../../core/lists/density.ts'
import { hiddenColumns } from '../../../../core/lists/hidden-columns.ts'
import { $columnsMenuMessages } from '../../../../core/i18n/parts/columns-menu.ts'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { usePopoverFocus } from '../../controls/use-popover-focus.ts'
import { canHide } from './shown-columns.ts'
import type { Column } from '../cells/column.ts'
import css from './columns-menu.css?inline'

setStyles('columns-menu', css)

interface ColumnsMenuProps {
  kind: string
  columns: Pick<Column<unknown>, 'key' | 'label' | 'kind' | 'folds'>[]
}

export function ColumnsMenu({ kind, columns }: ColumnsMenuProps) {
  const $hidden = hiddenColumns(kind)
  const hidden = useStore($hidden)
  const { columns: label } = useStore($tableMessages)
  const messages = useStore($columnsMenuMessages)
  const first = useRef<HTMLInputElement>(null)
  usePopoverFocus(first)

  const toggle = (key: string, shown: boolean) => $hidden.set(shown ? hidden.filter((other) => other !== key) : [...hidden, key])

  return (
    <>
      <div role="group" aria-label={label}>
        {columns.filter(canHide).map(({ key, label: column, folds }, index) => (
          <label key={key} className="pe-columns-choice">
            <input
              type="checkbox"
              ref={index === 0 ? first : undefined}
              checked={!hidden.includes(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            />
            {column}
            {folds && <span className={`pe-folded pe-folded-${folds}`}>{messages.underName}</span>}
          </label>
        ))}
      </div>
      <Button off={hidden.length === 0} onClick={() => $hidden.set([])}>
        <span>{messages.allColumns}</span>
      </Button>
      <DensityChoice />
    </>
  )
}

function DensityChoice() {
  const messages = useStore($columnsMenuMessages)
  const chosen = useStore($density)
  const name = useId()
  const { density: ofPage = 'comfortable' } = useStore($configuration).appearance
  return (
    <fieldset className="pe-density">
      <legend>{messages.density}</legend>
      {densities.map((density) => (
        <label key={density} className="pe-columns-choice">
          <input type="radio" name={name} checked={density === (chosen ?? ofPage)} onChange={() => $density.set(density)} />
          {messages[density]}
        </label>
      ))}
    </fieldset>
  )
}
