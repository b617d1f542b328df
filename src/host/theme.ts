import themeCss from 'virtual:theme.css'
import { $dark } from '../core/theme/theme.ts'

/** Gives the page around the elements the same tokens, light or dark. */
export function dressPage(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.body.classList.add('pe-root')
  $dark.subscribe((dark) => document.body.classList.toggle('pe-dark', dark))
}
