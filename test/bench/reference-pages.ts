import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressed } from '../../demo/setup/bundle/compressed.ts'
import { pinnedImports } from '../../demo/setup/package/pinned-imports.ts'
import { builtPages, dist, referencePages } from './folders.ts'

/** Builds the reference pages into `dist/bench/`, compressed like the elements. */
export async function buildReferencePages(): Promise<void> {
  await build({
    configFile: false,
    root: referencePages,
    base: '/bench/',
    logLevel: 'warn',
    plugins: [pinnedImports({ pinned: { folder: join(dist, 'elements'), addressOf: () => '/elements/' } }), react(), compressed()],
    build: {
      outDir: builtPages,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: readdirSync(referencePages)
          .filter((name) => name.endsWith('.html'))
          .map((name) => join(referencePages, name)),
      },
    },
  })
}
