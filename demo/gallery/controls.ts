import { chosen, choose } from './address.ts'
import type { AttributeEntry } from './elements.ts'
import { make } from './parts.ts'

/** Returns the chosen or initial value of an attribute; undefined if the attribute is absent. */
export const valueOf = ({ name, initial }: AttributeEntry): string | undefined => (chosen(name) ?? initial) || undefined

/** Creates a text field or select for an attribute. An empty value removes the attribute. */
export function attributeControl(attribute: AttributeEntry, changed: () => void): HTMLElement {
  const { name, hint, choices } = attribute
  const value = valueOf(attribute) ?? ''
  const control = choices
    ? make('select', {}, ...['', ...choices].map((choice) => new Option(choice || '(none)', choice, false, choice === value)))
    : make('input', { value, autocomplete: 'off', spellcheck: false })
  control.name = name
  control.addEventListener('input', () => {
    choose(name, control.value)
    changed()
  })
  const description = make('small', { id: `hint-${name}` }, hint)
  control.setAttribute('aria-describedby', description.id)
  return make('div', { className: 'field' }, make('label', {}, make('code', {}, name), control), description)
}

type Choice = readonly [value: string, label: string]

/** Creates a group of radio buttons; the first choice is the initial one. */
export function switchControl(name: string, legend: string, choices: readonly Choice[], changed: (value: string) => void): HTMLElement {
  const first = choices[0]?.[0]
  const now = chosen(name) ?? first ?? ''
  const options = choices.map(([value, label]) => {
    const radio = make('input', { type: 'radio', name, value, checked: value === now })
    radio.addEventListener('change', () => {
      choose(name, value === first ? undefined : value)
      changed(value)
    })
    return make('label', {}, radio, make('span', {}, label))
  })
  changed(now)
  return make('fieldset', { className: 'switch' }, make('legend', {}, legend), make('div', {}, ...options))
}
