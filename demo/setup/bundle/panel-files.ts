import type { HtmlTagDescriptor, Rolldown } from 'vite'
import { importsOf } from '../package/pinned-entries.ts'

/** A chunk with all that it imports at once. */
const filesOf = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) => [...importsOf(chunk, bundle), chunk.fileName]

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/host/${name}`),
  ) as Rolldown.OutputChunk[]
}

/** Links to the panel's own chunk and what it is made of, which the page's script, small as it is, would ask for only after it has come. */
export function panelLinks(bundle: Rolldown.OutputBundle, base: string): HtmlTagDescriptor[] {
  const entry = new Set(chunkOf(bundle, 'index.html').flatMap((chunk) => filesOf(chunk, bundle)))
  return chunkOf(bundle, 'panel.tsx').flatMap((chunk) =>
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

/** The addresses of what each screen is made of, by its tag, beside what every page of the panel loads. */
export function screenFiles(bundle: Rolldown.OutputBundle, base: string): Record<string, string[]> {
  const known = new Set(['index.html', 'panel.tsx'].flatMap((name) => chunkOf(bundle, name)).flatMap((chunk) => filesOf(chunk, bundle)))
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
