import { useStore } from '@nanostores/react'
import { useState, type SubmitEvent } from 'react'
import { $defaultColor, $secondaryColor } from '../../../core/theme/settings.ts'
import { $customizerMessages } from '../../i18n/messages/customizer.ts'
import './color-fields.css'

/** Renders the two color inputs. Colors apply on page load only: Apply stores them and reloads the page. */
export function ColorFields() {
  const { colors, primaryColor, secondaryColor, apply, applyHint } = useStore($customizerMessages)
  const [primary, setPrimary] = useState($defaultColor.get())
  const [secondary, setSecondary] = useState($secondaryColor.get())

  function applyColors(event: SubmitEvent): void {
    event.preventDefault()
    $defaultColor.set(primary)
    $secondaryColor.set(secondary)
    location.reload()
  }

  return (
    <form onSubmit={applyColors}>
      <fieldset className="choice-group color-fields">
        <legend>{colors}</legend>
        <label>
          <input type="color" value={primary} onChange={({ target }) => setPrimary(target.value)} />
          {primaryColor}
        </label>
        <label>
          <input type="color" value={secondary} onChange={({ target }) => setSecondary(target.value)} />
          {secondaryColor}
        </label>
        <p id="colors-hint">{applyHint}</p>
        <button type="submit" className="button primary" aria-describedby="colors-hint">
          {apply}
        </button>
      </fieldset>
    </form>
  )
}
