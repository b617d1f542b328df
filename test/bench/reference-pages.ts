import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { dist, referencePages } from './folders.ts'

/** Builds the pages that the elements are compared with into `dist/bench/`. */
export async function buildReferencePages(): Promise<void> {
  await build({
    configFile: false,
    root: referencePages,
    base: '/bench/',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: join(dist, 'bench'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: ['by-hand', 'react-table', 'element'].map((name) => join(referencePages, `${name}.html`)),
        external: [/^\/elements\//],
      },
    },
  })
}
