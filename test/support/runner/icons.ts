import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const iconImport = /import \{([^}]*)\} from '@fluentui\/react-icons'/g

/** Names of the icons that a folder of sources imports. */
function iconsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const names = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(iconImport)].flatMap(([, list = '']) => list.split(',')))
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))].sort()
}

/** The icon package has 40 MB of icons, and every test page would load them: sources get a module with just the ones in use. */
export function iconsInUse(root: string): { name: string; plugin: Plugin } {
  const exports = `export { ${iconsIn(join(root, 'src')).join(', ')} } from '@fluentui/react-icons'\n`
  const name = `icons-in-use-${createHash('sha256').update(exports).digest('hex').slice(0, 8)}`
  const file = join(root, 'node_modules/.cache', name, 'index.js')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, exports)
  return {
    name,
    plugin: {
      name: 'icons-in-use',
      enforce: 'pre',
      resolveId: (id) => (id === name ? file : undefined),
      transform: (code, id) => (id.startsWith(join(root, 'src')) ? code.replaceAll("'@fluentui/react-icons'", `'${name}'`) : undefined),
    },
  }
}
