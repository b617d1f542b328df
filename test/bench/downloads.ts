import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dist } from './folders.ts'
import type { Figure } from './report.ts'

const staticImport = /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g

/** A module of the built package and all that the browser downloads with it, before anything is loaded on use. */
export function downloadsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) downloadsOf(join(dirname(file), path), found)
  return found
}

/** KiB, gzip. */
export const weightOf = (file: string): number =>
  [...downloadsOf(file)].reduce((sum, part) => sum + gzipSync(readFileSync(part), { level: 9 }).length, 0) / 1024

/** JavaScript that a page with one element downloads before that element shows anything. */
export function measureDownloads(): Figure[] {
  const folder = join(dist, 'elements')
  const modules = readdirSync(folder).filter((name) => /^[a-z]+-[a-z-]+\.js$/.test(name))
  return modules.map((name) => ({
    measure: 'download, gzip', subject: name.replace('.js', ''), scale: 'alone', value: weightOf(join(folder, name)), unit: 'KiB',
  }))
}
