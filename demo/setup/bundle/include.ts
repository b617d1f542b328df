import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** `<!-- include: FILE -->`, alone in its line, stands for that file, at the line's indent. */
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
