import { configure, type Direction, type ThemeChoice } from '/elements/index.js'
import { chosen, pageOf } from './address.ts'
import { attributeControl, switchControl, valueOf } from './controls.ts'
import { elementOf, elements, sharedEvents } from './elements.ts'
import { keepLog } from './event-log.ts'
import { showGuides } from './guides.ts'
import { make, part } from './parts.ts'
import { showReference } from './reference.ts'
import { showSession } from './session-bar.ts'
import { showSnippet } from './snippet.ts'

const { tag, sentence, attributes, events } = elementOf(chosen('element'))
const stage = part('stage')
let element = document.createElement(tag)

function setAttributes(): void {
  for (const attribute of attributes) {
    const value = valueOf(attribute)
    if (value === undefined) element.removeAttribute(attribute.name)
    // Setting what is there already would make the element load again.
    else if (element.getAttribute(attribute.name) !== value) element.setAttribute(attribute.name, value)
  }
  showSnippet(
    tag,
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
part('events').textContent = [...sharedEvents, ...events].join(' · ')
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
keepLog(stage, events)
showGuides('./')
showSession()
putOnStage()
// What was shown to one who has left is taken off the stage.
document.addEventListener('signed-out', putOnStage)
void import(/* @vite-ignore */ `/elements/${tag}.js`)
void showReference(tag)
