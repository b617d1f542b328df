import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { importsOf } from '../package/pinned-entries.ts'

/** Vite's helper that wraps every `import()` of a build and receives its file names. */
const viteHelper = '\0vite/preload-helper.js'

/** Returns a chunk with its static imports; empty for other files. */
function filesOf(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = bundle[name]
  return chunk?.type === 'chunk' ? [name, ...importsOf(chunk, bundle)] : []
}

/** Replaces Vite's preload helper with `importReachable`: browsers remember a failed module of the helper's links. */
export function reachableImports(): Plugin {
  let bundle: Rolldown.OutputBundle = {}

  function missingFiles(name: string, importer: string): string[] {
    const loaded = new Set(filesOf(importer, bundle))
    return filesOf(name, bundle).filter((file) => !loaded.has(file))
  }

  const resolveDependencies = (name: string, links: string[], { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }) =>
    hostType === 'html' ? links : isPage(bundle[hostId]) ? [] : missingFiles(name, hostId)

  return {
    name: 'reachable-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    resolveId: (id) => (id === viteHelper ? resolve('src/core/import-reachable.ts') : undefined),
    generateBundle: {
      order: 'pre',
      handler(_options, files) {
        bundle = files
      },
    },
  }
}

/** The page links to all files of its own script: without them no code runs that could retry. */
const isPage = (file: Rolldown.OutputBundle[string] | undefined) => file?.type === 'chunk' && !!file.facadeModuleId?.endsWith('.html')
