import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces a line `<!-- include: FILE -->` with the content of the file, indented like the line. */
export function include(): Plugin {
  return {
    name: 'include',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        html.replace(/^( *)<!-- include: (.+) -->\n/gm, (_comment, indent: string, file: string) =>
          readFileSync(join(dirname(filename), file), 'utf8').replaceAll(/^(?=.)/gm, indent),
        ),
    },
  }
}
