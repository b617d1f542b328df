import Turndown from 'turndown'
import { elementChapters } from '../../gallery/element-chapters.ts'
import type { ElementManifest } from '../../gallery/manifest.ts'
import { mergedTable, tablesOf, type ListName, type TableTexts } from '../../gallery/manifest-tables.ts'

const row = (cells: readonly string[]) =>
  `| ${cells
    .map((cell) =>
      cell
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|'),
    )
    .join(' | ')} |`

const grid = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

const titled = ([title, heads, rows]: TableTexts) => `### ${title}\n\n${grid(heads, rows)}`

/** Attributes of the places in which the page of a guide renders tables of the manifest. */
const places = ['data-list', 'data-attributes-of', 'data-elements']

/** Returns the tables that the page of a guide renders into this place. */
function fromManifest(place: HTMLElement, manifest: readonly ElementManifest[]): string {
  const [list, tag] = [place.getAttribute('data-list'), place.getAttribute('data-attributes-of')]
  if (list) return titled(mergedTable(list as ListName, manifest))
  if (tag) {
    const { attributes = [] } = manifest.find(({ tagName }) => tagName === tag) ?? {}
    return tablesOf({ attributes }).map(titled).join('\n\n')
  }
  return elementChapters(manifest)
    .map(({ heading, sentence, tables }) =>
      [heading.startsWith('<') ? `## \`${heading}\`` : `## ${heading}`, sentence, ...tables.map(titled)].join('\n\n'),
    )
    .join('\n\n')
}

/** Returns a fence that no line of the code closes. */
function fenceOf(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^`+/gm)].map(([ticks]) => ticks.length))
  return '`'.repeat(longest + 1)
}

/**
 * Converts the page of a guide to Markdown: its text with the tables of the manifest, and links to the other guides
 * as Markdown. Links to other pages lead to the server of `npm start`.
 */
export function toMarkdown(page: string, manifest: readonly ElementManifest[]): string {
  const [main] = /<main[^]*<\/main>/.exec(page) ?? []
  if (!main) throw new Error('The guide has no main part')
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  })
  service.addRule('manifest', {
    filter: ({ attributes }) => places.some((name) => attributes.getNamedItem(name)),
    replacement: (_content, node) => `\n\n${fromManifest(node, manifest)}\n\n`,
  })
  service.addRule('caption', { filter: 'figcaption', replacement: (content) => `\n\n**${content}**\n\n` })
  service.addRule('code', {
    filter: 'pre',
    replacement: (_content, { textContent }) => {
      const fence = fenceOf(textContent)
      return `\n\n${fence}\n${textContent.trimEnd()}\n${fence}\n\n`
    },
  })
  service.addRule('table', {
    filter: 'table',
    replacement: (_content, node) => {
      // The converter's own DOM has neither `rows` nor iterable lists.
      const [heads = [], ...rows] = Array.from(node.querySelectorAll('tr'), ({ children }) =>
        Array.from(children, (cell) => service.turndown(cell.innerHTML)),
      )
      return `\n\n${grid(heads, rows)}\n\n`
    },
  })
  const linked = main
    .replaceAll(/(href="\.\/[\w-]+)\.html(?=["#])/g, '$1.md')
    // The package has none of the other pages of the gallery.
    .replaceAll(/href="\.\.\/(?!server\/)/g, 'href="http://localhost:8080/demo/')
    // The converter drops empty elements.
    .replaceAll(new RegExp(`(<div (?:${places.join('|')})[^>]*>)(?=</div>)`, 'g'), '$1tables')
  return `${service.turndown(linked)}\n`
}
