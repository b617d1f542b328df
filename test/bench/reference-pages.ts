import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { builtPages, referencePages } from './folders.ts'

/** Builds the pages that the elements are compared with into `dist/bench/`, compressed as the elements are. */
export async function buildReferencePages(): Promise<void> {
  await build({
    configFile: false,
    root: referencePages,
    base: '/bench/',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: builtPages,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: readdirSync(referencePages).filter((name) => name.endsWith('.html')).map((name) => join(referencePages, name)),
        external: [/^\/elements\//],
      },
    },
  })
  compressFolder(builtPages)
}

/** Leaves text files compressed beside themselves, as those of the product are. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|js|css)$/.test(file))) {
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
