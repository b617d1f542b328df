import { chosen, choose } from './address.ts'
import { copyText } from './copy-text.ts'
import { frameworks, html, type SetAttribute } from './framework-code.ts'
import type { ElementManifest } from './manifest.ts'
import { make, part } from './parts.ts'
import { richText } from './rich-text.ts'
import { tabList } from './tabs.ts'

const plainHtml = 'html'

let showCode = () => {}

/** Shows the code that embeds the element with these attributes, in HTML and, with a manifest, in each framework. */
export function showSnippet(tag: string, element: ElementManifest | undefined, set: readonly SetAttribute[]): void {
  showCode = () => {
    const [, , code] = frameworks.find(([name]) => name === chosen('code')) ?? []
    part('snippet').textContent = element && code ? code(element, set) : html(tag, set)
    part('snippet-note').replaceChildren(
      ...(element && code
        ? [...richText('Call `configure()` once: see '), make('a', { href: './docs/quick-start.html' }, 'Quick start'), '.']
        : ['Works in any page of this server without changes.']),
    )
  }
  showCode()
}

/** Shows one tab per framework. Calls `changed` when the address has another choice. */
export function showFrameworks(changed: () => void): void {
  const panel = part('snippet')
  const tabs = [{ value: plainHtml, label: 'HTML', panel }, ...frameworks.map(([value, label]) => ({ value, label, panel }))]
  const choice = (value: string) => {
    choose('code', value === plainHtml ? undefined : value)
    showCode()
    part('copied').textContent = ''
    changed()
  }
  part('frameworks').replaceChildren(tabList('Framework', tabs, chosen('code'), choice))
}

async function copy(): Promise<void> {
  part('copied').textContent = await copyText(part('snippet'))
}

part('copy').addEventListener('click', () => void copy())
