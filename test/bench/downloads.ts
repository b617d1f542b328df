import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { anyImport, brotli, downloadsOf, gzip, kib } from '../../demo/setup/measured/downloads.ts'
import { builtPages, dist } from './folders.ts'
import { Samples, type Figure } from './report.ts'
import { ours, type Subject } from './subjects.ts'

/** Modules that the HTML of a reference page names. Pages of elements are excluded; their modules are measured separately. */
const programsOf = (page: string) =>
  [...readFileSync(join(builtPages, page), 'utf8').matchAll(/(?:src|href)="\/bench\/([^"]+\.js)"/g)].map(([, path = '']) =>
    join(builtPages, path),
  )

const isElement = ({ name }: Subject) => name.startsWith(ours.server)

/** Measures the JavaScript that a page with one element downloads: before the element renders, and after all of it was used. */
export function measureDownloads(pages: readonly Subject[]): Figure[] {
  const folder = join(dist, 'elements')
  const elements = readdirSync(folder).filter((name) => /^[a-z]+-[a-z-]+\.js$/.test(name))
  const subjects: [name: string, modules: string[]][] = [
    ...pages.filter((page) => !isElement(page)).map(({ name, page }): [string, string[]] => [name, programsOf(page)]),
    ...elements.map((name): [string, string[]] => [name.replace('.js', ''), [join(folder, name)]]),
  ]
  const samples = new Samples({})
  for (const [subject, modules] of subjects) {
    const first = new Set(modules.flatMap((module) => [...downloadsOf(module)]))
    const all = new Set(modules.flatMap((module) => [...downloadsOf(module, anyImport)]))
    for (const compress of [gzip, brotli]) {
      samples.add(`${compress.name} until the first row`, subject, kib(first, compress), 'KiB')
      samples.add(`${compress.name} in all`, subject, kib(all, compress), 'KiB')
    }
  }
  return samples.figures()
}
