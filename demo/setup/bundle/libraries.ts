import type { Plugin } from 'vite'

/** Removes parts of libraries that are never called. */
export function withoutUnusedParts(): Plugin {
  const empty = '\0empty.js'
  // jsPDF uses the first three to draw HTML. axios runs with XMLHttpRequest, FormData and URLSearchParams only:
  // no cookies, progress events or CancelToken.
  const unused =
    /^(html2canvas|canvg|dompurify|\.\/fetch\.js|\.\.?\/cancel\/CancelToken\.js|((\.\.?\/)+helpers|\.)\/(AxiosURLSearchParams|formDataToJSON|HttpStatusCode|cookies|progressEventReducer|spread|toFormData|toURLEncodedForm)\.js)$/
  // axios checks its options, and its parameters for cycles. Ours are typed.
  const checks = /^\.\.?\/(helpers\/validator|assertParamsAcyclic)\.js$/
  const passed = '\0passed.js'
  const modules = new Map([
    [empty, 'export default undefined\nexport const getFetch = () => undefined\nexport const progressEventReducer = undefined'],
    [
      passed,
      'const pass = () => undefined\nexport default Object.assign(pass, { assertOptions: pass, validators: { transitional: pass, spelling: pass } })',
    ],
  ])
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    resolveId: (id, importer = '') => {
      if (/node_modules\/axios\//.test(importer) && checks.test(id)) return passed
      return /node_modules\/(jspdf|axios)\//.test(importer) && unused.test(id) ? empty : undefined
    },
    load: (id) => modules.get(id),
  }
}

/** Changes libraries that would put a global on the page or fail on a page with its own globals. */
export function amendedLibraries(): Plugin {
  const amendments: [file: RegExp, text: string | RegExp, instead: string][] = [
    [/node_modules\/nanostores\/atom\/index\.js/, 'globalThis.nanostoresGlobal ||= { epoch: 0 }', '{ epoch: 0 }'],
    [/node_modules\/axios\/lib\/utils\.js/, 'isFunction(_global.postMessage)', 'false'],
    // A page may have extended `Array.prototype`.
    [/node_modules\/@nanostores\/i18n\/create-i18n\/index\.js/, 'for (let i in processors)', 'for (let i of processors.keys())'],
  ]
  return {
    name: 'amended-libraries',
    transform: (code, id) => {
      const [, text, instead] = amendments.find(([file]) => file.test(id)) ?? []
      if (text === undefined || instead === undefined) return undefined
      const changed = code.replace(text, instead)
      if (changed === code) throw new Error(`${id} does not say ${String(text)} any more`)
      return { code: changed, map: null }
    },
  }
}
