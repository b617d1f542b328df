import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesOf } from './panel-files.ts'

/** Vite's helper that wraps every `import()` of a build and receives its file names. */
const viteHelper = '\0vite/preload-helper.js'

/** Replaces Vite's preload helper with `importReachable`: browsers remember a failed module of the helper's links. */
export function reachableImports(): Plugin {
  let bundle: Rolldown.OutputBundle = {}

  const filesAt = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? filesOf(file, bundle) : []
  }

  function missingFiles(name: string, importer: string): string[] {
    const loaded = new Set(filesAt(importer))
    return filesAt(name).filter((file) => !loaded.has(file))
  }

  const resolveDependencies = (name: string, links: string[], { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }) =>
    hostType === 'html' ? links : isPage(bundle[hostId]) ? [] : missingFiles(name, hostId)

  return {
    name: 'reachable-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    resolveId: (id) => (id === viteHelper ? resolve('src/core/chunks/import-reachable.ts') : undefined),
    generateBundle: {
      order: 'pre',
      handler(_options, files) {
        bundle = files
      },
    },
  }
}

const plainImport = '\0plain-import'

/** Replaces Vite's preload helper by plain imports, for bundlers of applications: they warn of the helper's own addresses. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === viteHelper ? plainImport : undefined),
  load: (id) => (id === plainImport ? 'export const __vitePreload = (load) => load()' : undefined),
})

/** The page links to all files of its own script: without them no code runs that could retry. */
const isPage = (file: Rolldown.OutputBundle[string] | undefined) => file?.type === 'chunk' && !!file.facadeModuleId?.endsWith('.html')
