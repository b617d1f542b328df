import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { builtPages, dist } from './folders.ts'
import { Samples, type Figure } from './report.ts'
import { ours, type Subject } from './subjects.ts'

const staticImport = /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g
const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[^"'`]+\.js)["'`]/g

/**
 * Returns a module of the built package and all modules that the browser downloads with it, before any dynamic import.
 * Pass `anyImport` to include dynamic imports.
 */
export function downloadsOf(file: string, imports = staticImport, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) downloadsOf(join(dirname(file), path), imports, found)
  return found
}

const gzip = (content: Buffer) => gzipSync(content, { level: 9 }).length
const brotli = (content: Buffer) => brotliCompressSync(content).length

const sizes = new Map<string, number>()

function sizeOf(file: string, compress: typeof gzip): number {
  const key = `${compress.name} ${file}`
  const size = sizes.get(key) ?? compress(readFileSync(file))
  sizes.set(key, size)
  return size
}

const kib = (files: Iterable<string>, compress: typeof gzip) => [...files].reduce((sum, file) => sum + sizeOf(file, compress), 0) / 1024

/** Returns the gzip size in KiB of a module and its static imports. */
export const weightOf = (file: string): number => kib(downloadsOf(file), gzip)

/** Returns the gzip size in KiB of what a module adds to another that the page has already. */
export function addedWeightOf(file: string, present: string): number {
  const there = downloadsOf(present)
  return kib(
    [...downloadsOf(file)].filter((one) => !there.has(one)),
    gzip,
  )
}

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
