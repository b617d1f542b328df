import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Leaves each text file compressed beside itself, so that the server compresses nothing while it serves. */
export const compressed = (): Plugin => ({ name: 'compressed', apply: 'build', writeBundle: ({ dir = '' }) => compressFolder(dir) })

/** The same for a folder that was made in another way. */
export function compressFolder(folder: string): void {
  // What is only copied, such as the icons, is in no bundle.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
