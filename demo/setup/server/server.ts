import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { lockedPackagesOf, type LockedPackages } from './lock-file.ts'

/**
 * Builds `dist/server`: the server without gallery, sample portals and tools. Its modules keep the folders of the repository,
 * so that they find migrations, decoder and panel at the same relative paths.
 */

const target = 'dist/server'

/** Programs in the folder, and the calls that run them. */
const programs = {
  main: ['server/main', 'start', '{ hasGallery: false }'],
  migrate: ['server/database/migrate-command', 'migrate', ''],
  backup: ['server/backup/run', 'backup', 'process.argv.slice(2)'],
  restore: ['server/backup/run', 'restore', 'process.argv.slice(2)'],
  admin: ['server/admins/admin-command', 'admin', 'process.argv.slice(2)'],
  'embed-key': ['server/portals/embed-key-command', 'embedKey', 'process.argv.slice(2)'],
} as const

interface Manifest {
  version: string
  license: string
  engines: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, content: object) => writeFileSync(join(target, file), `${JSON.stringify(content, undefined, 2)}\n`)

/** Compiles the server. Returns the names of the packages that it imports. */
const compile = async () => {
  const sources = new Set([...Object.values(programs).map(([source]) => source), 'server/pictures/picture-decoder'])
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: target,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([...sources].map((source) => [`demo/${source}`, `demo/${source}.ts`])),
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const imports = output.flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
  const own = new Set(output.map(({ fileName }) => fileName))
  const names = imports
    .filter((id) => !own.has(id) && !/^(node:|\.)/.test(id))
    .map((id) =>
      id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(names)].sort()
}

/** Writes package.json and package-lock.json: the packages of the server, in the versions of the repository. */
const writeManifests = (names: string[]) => {
  const { version, license, engines, dependencies, devDependencies } = readJson('package.json') as Manifest
  const all = { ...devDependencies, ...dependencies }
  const own = names.map((name) => {
    const exact = all[name]
    if (!exact) throw new Error(`The server imports ${name}, which package.json does not list`)
    return [name, exact] as const
  })
  const about = { name: 'practice-elements-server', version, license, dependencies: Object.fromEntries(own), engines }
  const scripts = Object.fromEntries(Object.keys(programs).map((name) => [name === 'main' ? 'start' : name, `node ${name}.js`]))
  writeJson('package.json', { ...about, private: true, type: 'module', scripts })
  const { packages } = readJson('package-lock.json') as { packages: LockedPackages }
  writeJson('package-lock.json', {
    name: about.name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': about, ...lockedPackagesOf(packages, names) },
  })
}

/** Panel and elements, without source maps and the data for editors. */
const copyFiles = () => {
  const isServed = (file: string) => !/\.map(\.(br|gz))?$/.test(file)
  for (const folder of ['panel', 'elements']) cpSync(`dist/${folder}`, `${target}/dist/${folder}`, { recursive: true, filter: isServed })
  cpSync('dist/custom-elements.json', `${target}/dist/custom-elements.json`)
  const migrations = 'demo/server/database/migrations'
  cpSync(migrations, join(target, migrations), { recursive: true, filter: (file) => !file.endsWith('_snapshot.json') })
}

rmSync(target, { recursive: true, force: true })
writeManifests(await compile())
// Only the gallery needs the backend of a sample portal.
for (const path of ['demo/server/http/portal-backend.js', 'demo/portal']) rmSync(join(target, path), { recursive: true })
copyFiles()
for (const [name, [source, call, words]] of Object.entries(programs))
  writeFileSync(join(target, `${name}.js`), `import { ${call} } from './demo/${source}.js'\n\nawait ${call}(${words})\n`)
