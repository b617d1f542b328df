import { part } from './parts.ts'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The HTML that puts the element, with these attributes, into any page. */
export function showSnippet(tag: string, attributes: readonly (readonly [name: string, value: string])[]): void {
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  part('snippet').textContent = `<script type="module" src="/elements/${tag}.js"></script>\n\n<${tag}${written}></${tag}>`
}

/** Copies the snippet; where the browser does not allow that, marks it to be copied by hand. */
async function copy(): Promise<void> {
  const snippet = part('snippet')
  try {
    await navigator.clipboard.writeText(snippet.textContent)
    part('copied').textContent = 'Copied'
  } catch (error) {
    console.warn('The clipboard is not open to this page', error)
    getSelection()?.selectAllChildren(snippet)
    part('copied').textContent = 'Marked: copy it with your keyboard'
  }
}

part('copy').addEventListener('click', () => void copy())
