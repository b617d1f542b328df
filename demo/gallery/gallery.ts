import { configure, type Direction, type ThemeChoice } from '/elements/index.js'
import { chosen, pageOf } from './address.ts'
import { attributeControl, switchControl, valueOf } from './controls.ts'
import { elementOf, elements } from './elements.ts'
import { keepLog } from './event-log.ts'
import { showGuides } from './guides.ts'
import { readElement, type ElementManifest } from './manifest.ts'
import { make, part } from './parts.ts'
import { showReference } from './reference.ts'
import { showSession, signInAtOnce } from './session-bar.ts'
import { showFrameworks, showSnippet } from './snippet.ts'

const { tag, sentence, attributes } = elementOf(chosen('element'))
const stage = part('stage')
let element = document.createElement(tag)
let manifest: ElementManifest | undefined

function setAttributes(): void {
  for (const attribute of attributes) {
    const value = valueOf(attribute)
    if (value === undefined) element.removeAttribute(attribute.name)
    // Setting the same value again would make the element load again.
    else if (element.getAttribute(attribute.name) !== value) element.setAttribute(attribute.name, value)
  }
  showSnippet(
    tag,
    manifest,
    [...element.attributes].map(({ name, value }) => [name, value] as const),
  )
}

function putOnStage(): void {
  element = document.createElement(tag)
  setAttributes()
  stage.replaceChildren(element)
}

function showNavigation(): void {
  const links = elements.map((entry) => {
    const link = make('a', { href: pageOf(entry.tag) }, entry.tag)
    if (entry.tag === tag) link.setAttribute('aria-current', 'page')
    return make('li', {}, link)
  })
  part('elements').replaceChildren(...links)
}

function setTheme(value: string): void {
  document.documentElement.dataset['theme'] = value
  configure({ theme: value as ThemeChoice })
  showNavigation()
}

function setDirection(value: string): void {
  configure({ dir: value as Direction })
  showNavigation()
}

function setWidth(value: string): void {
  stage.dataset['width'] = value
  showNavigation()
}

document.title = `${tag} · Practice Elements`
part('title').textContent = `<${tag}>`
part('sentence').textContent = sentence
part('controls').append(
  make('div', {}, ...attributes.map((attribute) => attributeControl(attribute, setAttributes))),
  make(
    'div',
    {},
    switchControl(
      'width',
      'Width',
      [
        ['full', 'Full'],
        ['720', '720'],
        ['390', '390'],
      ],
      setWidth,
    ),
    switchControl(
      'theme',
      'Theme',
      [
        ['auto', 'Auto'],
        ['light', 'Light'],
        ['dark', 'Dark'],
      ],
      setTheme,
    ),
    switchControl(
      'dir',
      'Direction',
      [
        ['ltr', 'Left to right'],
        ['rtl', 'Right to left'],
      ],
      setDirection,
    ),
  ),
)
part('controls').addEventListener('submit', (event) => event.preventDefault())
showGuides('./')
showSession()
showFrameworks(showNavigation)
void start()
void showReference(tag)

/** The log listens before the element exists, so that it misses no event. */
async function start(): Promise<void> {
  manifest = await readElement(tag)
  keepLog(
    stage,
    (manifest?.events ?? []).map(({ name }) => name),
  )
  // The page of the sign-in form waits for the visitor.
  if (tag !== 'admin-sign-in') await signInAtOnce()
  putOnStage()
  // Removes the data of the admin who signed out.
  document.addEventListener('signed-out', putOnStage)
  void import(/* @vite-ignore */ `/elements/${tag}.js`)
}
