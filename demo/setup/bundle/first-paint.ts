import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, runnerImport, type Plugin } from 'vite'
import type * as table from '../../../src/host/routing/screens.ts'
import { virtualModule, themeSheet } from './virtual-modules.ts'
import { panelLinks, screenFiles } from './panel-files.ts'

/**
 * Adds the script that styles the panel's page before its first paint.
 * It is a classic script in the head, because a module runs after the first paint.
 */
export function firstPaint(): Plugin {
  let address = ''
  let base = '/'
  const script = async (filesOf: Record<string, string[]>) => {
    // Not a static import: Vite would bundle all elements into its configuration.
    const { screens, patternOf } = (await runnerImport<typeof table>(resolve('src/host/routing/screens.ts'))).module
    const files = screens.map((row) => [patternOf(row), filesOf[row.tag] ?? []])
    const output = await build({
      configFile: false,
      logLevel: 'warn',
      base,
      plugins: [themeSheet(), virtualModule('screen-files', files)],
      build: { target: 'es2022', write: false, lib: { entry: 'src/host/startup/first-paint.ts', formats: ['iife'], name: 'firstPaint' } },
    })
    const [bundle] = Array.isArray(output) ? output : []
    if (!bundle) throw new Error('The script of the first paint was not built')
    return bundle.output[0].code
  }
  return {
    name: 'first-paint',
    configResolved: (config) => {
      base = config.base
      address = `${base}static/js/first-paint.js`
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(address, (_request, response, next) => {
        script({}).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next)
      })
    },
    async generateBundle(_options, bundle) {
      const source = await script(screenFiles(bundle, base))
      const fileName = `static/js/first-paint-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const built = Object.keys(bundle).find((name) => name.startsWith('static/js/first-paint-'))
        const script = `<script src="${built ? base + built : address}"></script>`
        // After the base, which the script needs, and before the style sheet, which would delay it.
        return { html: html.replace(/<base [^>]*>/, (tag) => `${tag}\n    ${script}`), tags: panelLinks(bundle, base) }
      },
    },
  }
}
