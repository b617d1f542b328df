import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { dist, referencePages } from './folders.ts'
import { compressFolder } from '../../demo/setup/bundle/compressed.ts'
import { installApart } from '../support/install-apart.ts'
import { plainTable, type Peer } from './subjects.ts'

const sources = fileURLToPath(new URL('peers', import.meta.url))

/** Packages and sources of the peers, separate from the product. */
const workshop = join(dist, 'bench-peers')

/** Build output; served at `/bench/peers/`. */
const built = join(dist, 'bench', 'peers')

const pages: Record<string, Omit<Peer, 'page'>> = {
  'tanstack-table': { name: 'TanStack Table, whole list', kind: 'table', paging: 'browser', ...plainTable },
  'fluent-table': { name: 'Fluent Table, whole list', kind: 'table', paging: 'browser', ...plainTable },
  'ag-grid': {
    name: 'AG Grid, whole list',
    kind: 'grid',
    paging: 'browser',
    rows: '.ag-grid-scrolling-container [role=row]',
    cell: '[col-id=name]',
  },
  'mui-data-grid': {
    name: 'MUI X Data Grid, whole list',
    kind: 'grid',
    paging: 'browser',
    rows: '.MuiDataGrid-row',
    cell: '[data-field=name]',
  },
  'ant-table': { name: 'Ant Design Table, whole list', kind: 'table', paging: 'browser', rows: '.ant-table-row', cell: 'td:nth-child(2)' },
  refine: { name: 'Refine with Ant Design', kind: 'panel', paging: 'server', rows: '.ant-table-row', cell: 'td:nth-child(2)' },
  'react-admin': { name: 'react-admin', kind: 'panel', paging: 'server', ...plainTable },
}

export const peers: readonly Peer[] = Object.entries(pages).map(([page, subject]) => ({ ...subject, page: `peers/${page}.html` }))

const pageOf = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>${name}</title>
    <script type="module" src="./${name}.jsx"></script>
  </head>
  <body>
    <div id="list"></div>
  </body>
</html>
`

/** Installs the packages of the peers below `dist/` and builds a page for each peer. */
export async function buildPeers(): Promise<void> {
  mkdirSync(workshop, { recursive: true })
  cpSync(referencePages, join(workshop, 'pages'), { recursive: true })
  cpSync(sources, join(workshop, 'peers'), { recursive: true })
  installApart(join(sources, 'package.json'), workshop)
  const root = join(workshop, 'peers')
  for (const name of Object.keys(pages)) writeFileSync(join(root, `${name}.html`), pageOf(name))
  await build({
    configFile: false,
    root,
    base: '/bench/peers/',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: Object.keys(pages).map((name) => join(root, `${name}.html`)) },
    },
  })
  compressFolder(built)
}
