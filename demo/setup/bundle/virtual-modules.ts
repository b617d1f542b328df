import type { Plugin } from 'vite'
import { shapes } from '../../../src/core/responses/shapes.ts'
import { themeCss } from '../../../src/core/theme/theme-css.ts'

/** `import value from 'virtual:…'`: what a program made when this was built, without that program. */
export function virtualModule(name: string, value: unknown): Plugin {
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? `\0${name}.js` : undefined),
    load: (id) => (id === `\0${name}.js` ? `export default ${JSON.stringify(value)}` : undefined),
  }
}

/** The design tokens as text. */
export const themeSheet = () => virtualModule('theme.css', themeCss)

/** What each answer must look like, without the schemas. */
export const responseShapes = () => virtualModule('response-shapes', shapes)
