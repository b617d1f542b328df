import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import * as analyzer from '@custom-elements-manifest/analyzer'
import type { Plugin } from '@custom-elements-manifest/analyzer'
import type typescript from 'typescript'
import { readInterfaces, type Interfaces } from './interfaces.ts'
import { partsOf } from './parts.ts'

export interface Described {
  name: string
  description: string
  type?: { text: string }
  default?: string
}

export interface ElementDeclaration {
  kind: 'class'
  name: string
  tagName: string
  customElement: true
  description: string
  attributes?: (Described & { fieldName?: string })[]
  members?: (Described & { kind: string; attribute?: string })[]
  events?: Described[]
  cssParts?: Described[]
  cssProperties?: Described[]
}

export interface Manifest {
  schemaVersion: string
  modules: { kind: string; path: string; declarations: ElementDeclaration[]; exports: object[] }[]
}

// The analyzer's types omit these exports. The modules must be created by its own TypeScript version.
const { create, ts } = analyzer as unknown as {
  create: (options: { modules: object[]; plugins: Plugin[]; context: { dev: boolean } }) => Manifest
  ts: Pick<typeof typescript, 'createSourceFile' | 'ScriptTarget'>
}

const sources = readdirSync('src/elements', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/elements/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(\.element|-element|events)\.ts$/.test(file))

const tagOf = (path: string) => basename(path, '.element.ts')

/**
 * Adds elements to the manifest. They are interfaces beside a component that `defineElement` registers;
 * the analyzer supports classes only.
 */
function elementInterfaces(interfaces: Interfaces): Plugin {
  const declarationOf = (path: string, name: string): ElementDeclaration => {
    const { description, attributes } = interfaces.documentation(name)
    const isScreen = interfaces.isScreen(name)
    const shared = interfaces.documentation('ScreenElement')
    const parts = isScreen ? partsOf(path) : []
    const unknown = parts.filter((part) => !shared.parts.some(({ name: known }) => known === part))
    if (unknown.length > 0) throw new Error(`src/elements/screen-element.ts says nothing about the parts ${unknown.join(', ')}`)
    const all = [...attributes, ...(isScreen ? shared.attributes : [])].map((attribute) => ({
      ...attribute,
      fieldName: fieldOf(attribute.name),
    }))
    return {
      kind: 'class',
      name,
      tagName: tagOf(path),
      customElement: true,
      description,
      attributes: all,
      members: all.map(({ fieldName, ...attribute }) => ({ ...attribute, kind: 'field', name: fieldName, attribute: attribute.name })),
      events: isScreen ? interfaces.eventsOf(name) : [],
      cssParts: shared.parts.filter(({ name: part }) => parts.includes(part)),
      cssProperties: isScreen ? shared.variables : [],
    }
  }
  return {
    name: 'element-interfaces',
    packageLinkPhase({ customElementsManifest }) {
      const manifest = customElementsManifest as unknown as Manifest
      manifest.modules = manifest.modules.filter(({ path }) => path.endsWith('.element.ts'))
      for (const module of manifest.modules) {
        const { path } = module
        const name = interfaces.elementOf(path)
        // The analyzer already knows elements that are classes.
        if (name && !module.declarations.some((declaration: Partial<ElementDeclaration>) => declaration.tagName)) {
          module.declarations = [declarationOf(path, name)]
        }
        module.path = `dist/elements/${tagOf(path)}.js`
        const [declaration] = module.declarations
        if (!declaration) throw new Error(`${path} declares no element`)
        const reference = { name: declaration.name, module: module.path }
        module.exports = [{ kind: 'custom-element-definition', name: declaration.tagName, declaration: reference }]
      }
    },
  }
}

const fieldOf = (attribute: string) => attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

/** Returns the content of `custom-elements.json`: every element with its attributes, events, parts and variables. */
export function makeManifest(): Manifest {
  const modules = sources.map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true))
  return create({ modules, plugins: [elementInterfaces(readInterfaces(sources))], context: { dev: false } })
}
