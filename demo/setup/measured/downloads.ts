import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const staticImport = /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g
export const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[^"'`]+\.js)["'`]/g

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

export const gzip = (content: Buffer) => gzipSync(content, { level: 9 }).length
export const brotli = (content: Buffer) => brotliCompressSync(content).length

const sizes = new Map<string, number>()

function sizeOf(file: string, compress: typeof gzip): number {
  const key = `${compress.name} ${file}`
  const size = sizes.get(key) ?? compress(readFileSync(file))
  sizes.set(key, size)
  return size
}

/** Returns the size of compressed files in KiB. */
export const kib = (files: Iterable<string>, compress: typeof gzip) =>
  [...files].reduce((sum, file) => sum + sizeOf(file, compress), 0) / 1024

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
