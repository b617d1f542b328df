import type { HtmlTagDescriptor, Rolldown } from 'vite'
import { importsOf } from '../package/pinned-entries.ts'

/** Returns the files of a chunk and its static imports. */
export const filesOf = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) => [...importsOf(chunk, bundle), chunk.fileName]

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/host/${name}`),
  ) as Rolldown.OutputChunk[]
}

/**
 * Returns preload links for the panel's chunk and its imports.
 * Without them, the browser requests these files only after the page's script arrives.
 */
export function panelLinks(bundle: Rolldown.OutputBundle, base: string): HtmlTagDescriptor[] {
  const entry = new Set(chunkOf(bundle, 'index.html').flatMap((chunk) => filesOf(chunk, bundle)))
  return chunkOf(bundle, 'startup/panel.tsx').flatMap((chunk) =>
    filesOf(chunk, bundle)
      .filter((file) => !entry.has(file))
      .map((file) => link(base + file)),
  )
}

const link = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
})

/** Returns the file URLs of each screen by tag, without those that every panel page loads. */
export function screenFiles(bundle: Rolldown.OutputBundle, base: string): Record<string, string[]> {
  const known = new Set(
    ['index.html', 'startup/panel.tsx'].flatMap((name) => chunkOf(bundle, name)).flatMap((chunk) => filesOf(chunk, bundle)),
  )
  const files: Record<string, string[]> = {}
  for (const chunk of Object.values(bundle)) {
    const tag = chunk.type === 'chunk' && /\/([\w-]+)\.element\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (tag)
      files[tag] = filesOf(chunk, bundle)
        .filter((file) => !known.has(file))
        .map((file) => base + file)
  }
  return files
}
