import { copyText } from './copy-text.ts'
import { part } from './parts.ts'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Shows the HTML that embeds the element with these attributes in a page. */
export function showSnippet(tag: string, attributes: readonly (readonly [name: string, value: string])[]): void {
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  part('snippet').textContent = `<script type="module" src="/elements/${tag}.js"></script>\n\n<${tag}${written}></${tag}>`
}

async function copy(): Promise<void> {
  part('copied').textContent = await copyText(part('snippet'))
}

part('copy').addEventListener('click', () => void copy())
