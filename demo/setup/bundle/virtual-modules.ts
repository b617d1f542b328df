import type { Plugin } from 'vite'
import { shapes } from '../../../src/core/api/responses/shapes.ts'
import { themeCss } from '../../../src/core/theme/theme-css.ts'

/** Provides `import value from 'virtual:…'`: a value that the build computes, without the code that computes it. */
export function virtualModule(name: string, value: unknown): Plugin {
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? `\0${name}.js` : undefined),
    load: (id) => (id === `\0${name}.js` ? `export default ${JSON.stringify(value)}` : undefined),
  }
}

export const themeSheet = () => virtualModule('theme.css', themeCss)

/** Provides the expected shapes of responses, without the schemas. */
export const responseShapes = () => virtualModule('response-shapes', shapes)
