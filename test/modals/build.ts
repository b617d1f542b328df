import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { installApart } from '../support/install-apart.ts'

const sources = fileURLToPath(new URL('.', import.meta.url))
const workshop = fileURLToPath(new URL('../../dist/modals', import.meta.url))

export const address = '/modals/'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Modals of other libraries</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/elements/doctor-subscriptions.js"></script>
    <script type="module" src="./main.jsx"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

/**
 * Installs the libraries and builds a page that opens a modal of each with a list in it.
 * Returns the folder to serve.
 */
export async function buildModals(): Promise<string> {
  installApart(join(sources, 'package.json'), workshop)
  const root = join(workshop, 'hosts')
  cpSync(join(sources, 'hosts'), root, { recursive: true })
  writeFileSync(join(root, 'index.html'), page)
  const outDir = join(workshop, 'built')
  await build({
    configFile: false,
    root,
    base: address,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { external: [/^\/elements\//] },
    },
  })
  return outDir
}
