import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes gzip and Brotli copies of text files, so that the server does not compress at runtime. */
export const compressed = (): Plugin => ({ name: 'compressed', apply: 'build', writeBundle: ({ dir = '' }) => compressFolder(dir) })

export function compressFolder(folder: string): void {
  // Reads the folder, because copied files such as icons are not in the bundle.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
