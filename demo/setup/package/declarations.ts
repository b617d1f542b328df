import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

const folder = 'dist/types-entries'

/** The plugin reads all sources anew for every folder that has an entry, so that all entries stand in one. Its first entry it reads alone. */
function inOneFolder(entries: Record<string, string>): Record<string, string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/first.ts`, 'export type First = never\n')
  const files = Object.entries(entries).map(([name, path]): [string, string] => {
    writeFileSync(`${folder}/${name}.ts`, `export * from '${relative(folder, path).replaceAll('\\', '/')}'\n`)
    return [name, `${folder}/${name}.ts`]
  })
  return { first: `${folder}/first.ts`, ...Object.fromEntries(files) }
}

/** Writes the types of every entry, with whatever they need from elsewhere but typebox, which is a dependency. */
export async function writeDeclarations(entries: Record<string, string>, dir: string): Promise<void> {
  const bundle = await rollup({
    input: inOneFolder(entries),
    plugins: [dts({ tsconfig: 'tsconfig.json', includeExternal: ['nanostores'], compilerOptions: { noEmit: false, noCheck: true } })],
  })
  await bundle.write({ dir, entryFileNames: '[name].d.ts', chunkFileNames: 'shared/[name].d.ts' })
  await bundle.close()
  rmSync(folder, { recursive: true })
  rmSync(`${dir}/first.d.ts`)
}
