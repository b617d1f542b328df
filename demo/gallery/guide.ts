import { addCopyButtons } from './copy-buttons.ts'
import { elementChapters, type Chapter } from './element-chapters.ts'
import { showElements, showGuides } from './guides.ts'
import { readManifest } from './manifest.ts'
import { mergedTable, tablesOf, type ListName } from './manifest-tables.ts'
import { make } from './parts.ts'
import { scrollingTable, table } from './reference.ts'
import { richText } from './rich-text.ts'
import { showVariantsAsTabs } from './variants.ts'

const base = '../'

const missing = () => make('p', { className: 'quiet' }, 'The package was built without its manifest.')

const chapterSection = ({ id, heading, isScreen, sentence, tables }: Chapter) =>
  make(
    'section',
    { id },
    make('h2', {}, isScreen ? make('a', { href: `${base}?element=${id}` }, heading) : heading),
    make('p', {}, ...richText(sentence)),
    ...tables.map(([title, ...content]) => scrollingTable(`${id}: ${title}`, ...content)),
  )

/** Renders the manifest's tables into the placeholders of the guide. */
async function fillIn(): Promise<void> {
  const manifest = document.querySelector('[data-list], [data-attributes-of], [data-elements]') ? ((await readManifest()) ?? []) : []

  for (const place of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const [title, heads, rows] = mergedTable(place.dataset['list'] as ListName, manifest)
    place.replaceChildren(rows.length > 0 ? table(title, heads, rows) : missing())
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-attributes-of]')) {
    const { attributes = [] } = manifest.find(({ tagName }) => tagName === place.dataset['attributesOf']) ?? {}
    place.replaceChildren(...tablesOf({ attributes }).map((each) => table(...each)))
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-elements]')) {
    const sections = elementChapters(manifest).map(chapterSection)
    place.replaceChildren(...(sections.length > 0 ? sections : [missing()]))
    // The browser tried to scroll to the hash before the section existed.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }
}

/** Links to the same guide as Markdown, which the build writes beside it. */
const markdownLink = () => make('a', { className: 'markdown', href: location.pathname.replace(/\.html$/, '.md') }, 'Markdown')

showGuides(base)
document.querySelector('.bar')?.append(markdownLink())
showElements(base)
addCopyButtons()
showVariantsAsTabs()
void fillIn()
