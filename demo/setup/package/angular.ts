import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { formatDiagnostics, performCompilation } from '@angular/compiler-cli'
import ts from 'typescript'
import { angularDirectives } from './frameworks.ts'
import type { Manifest } from './manifest.ts'

const own = ['angular-element.ts', 'bare-element.ts']

/**
 * Writes the Angular directives as a partially compiled library, the format in which npm packages for Angular are published.
 * Needs the types of the elements.
 */
export function writeAngular(manifest: Manifest, dir: string): void {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const file of own) copyFileSync(`src/elements/frameworks/${file}`, `${dir}/${file}`)
  writeFileSync(`${dir}/index.ts`, angularDirectives(manifest))
  const { diagnostics } = performCompilation({
    rootNames: [`${dir}/index.ts`],
    options: {
      compilationMode: 'partial',
      strict: true,
      declaration: true,
      skipLibCheck: true,
      types: [],
      outDir: dir,
      rootDir: dir,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      rewriteRelativeImportExtensions: true,
    },
  })
  if (diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics))
  for (const file of [...own, 'index.ts']) rmSync(`${dir}/${file}`)
}
