import { useId, type ReactNode } from 'react'
import './choice-group.css'

interface ChoiceGroupProps<Value extends string> {
  legend: string
  value: Value
  onChoice: (value: Value) => void
  options: readonly { value: Value; label: string; picture?: ReactNode }[]
}

/** Renders a group of radio buttons as tiles, each with an optional picture. */
export function ChoiceGroup<Value extends string>({ legend, value, onChoice, options }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <div className="choice-tiles">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChoice(option.value)} />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
