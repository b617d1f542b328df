import { configure } from '/elements/index.js'
import { chosen, choose } from './address.ts'
import { switchControl } from './controls.ts'
import { addCopyButtons } from './copy-buttons.ts'
import { elementOf } from './elements.ts'
import { make, part } from './parts.ts'
import { showSession, signInAtOnce } from './session-bar.ts'
import { configurationOf, configureCode, cssCode, initialTheme, type ThemeSettings } from './theme-code.ts'

const previews = ['doctor-subscriptions', 'doctor-editor', 'doctor-profile', 'admin-overview'] as const

const fonts = ['system-ui, sans-serif', 'Georgia, serif', "'Trebuchet MS', sans-serif", 'ui-monospace, monospace']

const settings = { ...initialTheme }

/** Shows the settings on the preview and as code. */
function show(): void {
  document.documentElement.dataset['theme'] = settings.theme
  configure(configurationOf(settings))
  part('configure').textContent = configureCode(settings)
  part('css').textContent = cssCode(settings)
}

/** Changes a setting that is valid, and keeps it in the page's address. */
function set<Name extends keyof ThemeSettings>(name: Name, value: ThemeSettings[Name]): void {
  settings[name] = value
  choose(name, value === initialTheme[name] ? undefined : String(value))
  show()
}

const field = (label: string, control: HTMLElement, ...rest: (Node | string)[]) =>
  make('div', { className: 'field' }, make('label', {}, label, control), ...rest)

function colorField(name: 'colorPrimary' | 'colorSecondary', label: string): HTMLElement {
  const given = chosen(name) ?? ''
  settings[name] = /^#[\da-f]{6}$/i.test(given) ? given : initialTheme[name]
  const control = make('input', { type: 'color', value: settings[name] })
  const hex = make('output', { className: 'quiet' }, settings[name])
  control.addEventListener('input', () => {
    hex.textContent = control.value
    set(name, control.value)
  })
  return field(label, control, hex)
}

function fontField(): HTMLElement {
  const isFont = (text: string) => text === '' || CSS.supports('font-family', text)
  const given = chosen('fontFamily') ?? ''
  settings.fontFamily = isFont(given) ? given : ''
  const list = make('datalist', { id: 'fonts' }, ...fonts.map((font) => new Option(font)))
  const hint = make('small', { id: 'font-hint' }, 'Families as in CSS; empty for the font of the page')
  const control = make('input', { value: settings.fontFamily, autocomplete: 'off', spellcheck: false })
  control.setAttribute('list', list.id)
  control.setAttribute('aria-describedby', hint.id)
  control.addEventListener('input', () => {
    const text = control.value.trim()
    control.ariaInvalid = String(!isFont(text))
    if (isFont(text)) set('fontFamily', text)
  })
  return field('Font', control, list, hint)
}

function radiusField(): HTMLElement {
  const given = Number(chosen('borderRadius') ?? initialTheme.borderRadius)
  settings.borderRadius = Number.isInteger(given) && given >= 0 && given <= 16 ? given : initialTheme.borderRadius
  const control = make('input', { type: 'range', min: '0', max: '16', value: String(settings.borderRadius) })
  const pixels = make('output', { className: 'quiet' }, `${settings.borderRadius} px`)
  control.addEventListener('input', () => {
    pixels.textContent = `${control.value} px`
    set('borderRadius', Number(control.value))
  })
  return field('Radius', control, pixels)
}

/** Shows an element of the gallery with its initial attributes. */
function showPreview(tag: string): void {
  const element = document.createElement(tag)
  for (const { name, initial } of elementOf(tag).attributes) if (initial) element.setAttribute(name, initial)
  part('stage').replaceChildren(element)
  void import(/* @vite-ignore */ `/elements/${tag}.js`)
}

async function start(): Promise<void> {
  await signInAtOnce()
  part('preview').replaceChildren(
    switchControl(
      'element',
      'Element',
      previews.map((tag) => [tag, tag]),
      showPreview,
    ),
  )
  document.addEventListener('signed-out', () => showPreview(chosen('element') ?? previews[0]))
}

part('controls').replaceChildren(
  colorField('colorPrimary', 'Primary color'),
  colorField('colorSecondary', 'Secondary color'),
  fontField(),
  radiusField(),
  switchControl(
    'density',
    'Density',
    [
      ['comfortable', 'Comfortable'],
      ['compact', 'Compact'],
    ],
    (value) => set('density', value as ThemeSettings['density']),
  ),
  switchControl(
    'theme',
    'Theme',
    [
      ['auto', 'Auto'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    (value) => set('theme', value as ThemeSettings['theme']),
  ),
  make('a', { href: '?' }, 'Reset'),
)
part('controls').addEventListener('submit', (event) => event.preventDefault())
addCopyButtons()
showSession()
show()
void start()
