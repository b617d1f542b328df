import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../../../demo/setup/command.mjs'

const cache = join(root, 'node_modules', '.cache')

const nameOf = (file) => file.replace(/\.ts$/, '')

/** Gives each module the address of its source, because sources find other files by it. */
const ownAddress = {
  name: 'own-address',
  transform: (code, id) =>
    code.includes('import.meta.url') ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) : undefined,
}

/**
 * Compiles TypeScript programs to JavaScript and returns a function from a source to its compiled file, both relative to
 * the repository. They last as long as this process. Compiling on import would take two seconds for each process.
 */
export async function compile(files) {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'test-programs-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [ownAddress],
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [nameOf(file), join(root, file)])),
        // Imports of functions that run in a page.
        external: /^\/elements\//,
        treeshake: false,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
  return (file) => join(folder, `${nameOf(file)}.js`)
}
