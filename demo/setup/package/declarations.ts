import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

const folder = 'dist/types-entries'

/**
 * The plugin reads all sources once per folder with entries, so all entries are in one folder.
 * It reads the first entry separately, so that one is empty.
 */
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

/** Writes bundled types for every entry. They include external types, except those of the dependency typebox. */
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
