import { useStore } from '@nanostores/react'
import { $tableMessages } from '../../../../core/i18n/parts/table.ts'
import { typingDelay, useFinishedChoice } from '../../form/finished-choice.ts'

interface ChoiceFilterProps {
  label: string
  choices: Readonly<Record<string, string>>
  /** Empty for all. */
  value: string
  choose: (value: string | undefined) => void
}

/** Filter of a list by one of several values. */
export function ChoiceFilter({ label, choices, value, choose }: ChoiceFilterProps) {
  const { all } = useStore($tableMessages)
  const choice = useFinishedChoice(value, (chosen) => choose(chosen || undefined), typingDelay)
  return (
    <label className={value ? 'pe-filter pe-filter-used' : 'pe-filter'}>
      <span>{label}</span>
      <select className="pe-control" {...choice}>
        <option value="">{all}</option>
        {Object.entries(choices).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
