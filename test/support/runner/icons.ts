import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const iconImport = /import \{([^}]*)\} from '@fluentui\/react-icons'/g

/** Names of the icons that a folder of sources imports. */
function iconsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const names = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(iconImport)].flatMap(([, list = '']) => list.split(',')))
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))].sort()
}

/**
 * The icon package has 40 MB of icons, and every test page would load them: sources get a package with just the ones in use.
 * It has to be one that Vite can bundle with the others, so that all share one style renderer.
 */
export function iconsInUse(root: string): { name: string; plugin: Plugin } {
  const exports = `export { ${iconsIn(join(root, 'src')).join(', ')} } from '@fluentui/react-icons'\n`
  const prefix = 'icons-in-use-'
  const name = prefix + createHash('sha256').update(exports).digest('hex').slice(0, 8)
  const packages = join(root, 'node_modules')
  for (const old of readdirSync(packages).filter((entry) => entry.startsWith(prefix) && entry !== name)) rmSync(join(packages, old), { recursive: true })
  mkdirSync(join(packages, name), { recursive: true })
  writeFileSync(join(packages, name, 'package.json'), JSON.stringify({ name, version: '0.0.0', type: 'module', exports: './index.js' }))
  writeFileSync(join(packages, name, 'index.js'), exports)
  return {
    name,
    plugin: {
      name: 'icons-in-use',
      enforce: 'pre',
      transform: (code, id) => (id.startsWith(join(root, 'src')) ? code.replaceAll("'@fluentui/react-icons'", `'${name}'`) : undefined),
    },
  }
}
