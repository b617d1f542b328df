import type { ElementDeclaration, Manifest } from './manifest.ts'

const declarationsOf = ({ modules }: Manifest) => modules.flatMap(({ declarations }) => declarations)

const valueOf = (type = 'string') => (['number', 'boolean'].includes(type) ? `string | ${type}` : type)

/** Returns an element's attributes and properties as TypeScript members. */
function members({ attributes = [] }: ElementDeclaration): string[] {
  return attributes.flatMap(({ name, fieldName, description, type }) =>
    [...new Set([name, fieldName ?? name])].map(
      (member) => `/** ${description} */ '${member}'?: ${valueOf(type?.text)} | null | undefined`,
    ),
  )
}

/** An attribute that an element needs is described as such. */
const requiredOrOptional = (description: string) => (description.endsWith(', required') ? '' : '?')

const properties = ({ attributes = [] }: ElementDeclaration, markOf: (description: string) => string = () => '?') =>
  attributes.map(
    ({ name, fieldName, description, type }) =>
      `/** ${description} */ ${fieldName ?? name}${markOf(description)}: ${valueOf(type?.text)} | null | undefined`,
  )

const listeners = ({ events = [], name: element }: ElementDeclaration, nameOf: (event: string) => string) =>
  events.map(
    ({ name, description }) => `/** ${description} */ '${nameOf(name)}'?: ((event: EventOf<${element}, '${name}'>) => void) | undefined`,
  )

const imports = (elements: ElementDeclaration[], types = './') => [
  ...elements.map(({ name, tagName }) => `import type { ${name} } from '${types}${tagName}.js'`),
  `import type { EventOf } from '${types}index.js'`,
]

const camel = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

const pascal = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

/** Returns the module with a React component for every element. */
export function reactComponents(manifest: Manifest): string {
  const components = declarationsOf(manifest).map(({ tagName, attributes = [], events = [] }) => {
    const byProperty = Object.fromEntries(attributes.map(({ name, fieldName }) => [fieldName ?? name, name]))
    const byProp = Object.fromEntries(events.map(({ name }) => [`on${pascal(name)}`, name]))
    return `export const ${pascal(tagName)} = /* @__PURE__ */ reactComponent('${tagName}', {
  attributes: ${JSON.stringify(byProperty)},
  events: ${JSON.stringify(byProp)},
  register: () => import('../bundler/${tagName}.js'),
})`
  })
  return `'use client'\nimport { reactComponent } from './react-component.js'\n\n${components.join('\n')}\n`
}

/** Returns the types of the React components, and the declaration of `JSX.IntrinsicElements` for the tags in React 19. */
export function reactTypes(manifest: Manifest): string {
  const elements = declarationsOf(manifest)
  const components = elements.map((element) => {
    const name = pascal(element.tagName)
    const own = [...properties(element, requiredOrOptional), ...listeners(element, (event) => `on${pascal(event)}`)]
    return `export type ${name}Props = WithHtml<${element.name}, {
  ${own.join('\n  ')}
}>
/** ${element.description} */
export declare const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${element.name}>>`
  })
  const entries = elements.map(
    (element) => `'${element.tagName}': DetailedHTMLProps<HTMLAttributes<${element.name}>, ${element.name}> & {
        ${[...members(element), ...listeners(element, (name) => `on${name}`)].join('\n        ')}
      }`,
  )
  return `import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'
${imports(elements).join('\n')}

export type { ${elements.map(({ name }) => name).join(', ')} }

type WithHtml<Element, Own> = Omit<HTMLAttributes<Element>, keyof Own> & Own

${components.join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      ${entries.join('\n      ')}
    }
  }
}
`
}

/** Returns the source of the module with an Angular directive for every element. */
export function angularDirectives(manifest: Manifest): string {
  const elements = declarationsOf(manifest)
  const directives = elements.map((element) => {
    const { tagName, name: type, description, attributes = [], events = [] } = element
    const byProperty = Object.fromEntries(attributes.map(({ name, fieldName }) => [fieldName ?? name, name]))
    // Angular hears an event under its own name. An output of the same name, such as `ready`, would call each listener twice.
    const outputs = events.filter(({ name }) => name !== camel(name))
    const host = Object.fromEntries(outputs.map(({ name }) => [`(${name})`, `${camel(name)}.emit($event)`]))
    const members = [
      ...properties(element).map((property) => property.replace('*/ ', '*/ @Input() ')),
      ...outputs.map(
        ({ name, description: text }) =>
          `/** ${text} */ @Output() readonly ${camel(name)}: EventEmitter<EventOf<${type}, '${name}'>> = new EventEmitter()`,
      ),
      `protected override readonly attributes: Attributes = ${JSON.stringify(byProperty)}`,
      `protected override readonly register: Load = () => import('practice-elements/standalone/${tagName}')`,
    ]
    return `/** ${description} */
@Directive({ selector: '${tagName}', host: ${JSON.stringify(host)} })
export class ${pascal(tagName)} extends AngularElement {
  ${members.join('\n  ')}
}`
  })
  return `import { Directive, EventEmitter, Input, Output, type FactoryProvider } from '@angular/core'
${imports(elements, '../types/').join('\n')}
import type { Configuration } from '../types/index.js'
import { AngularElement, provideConfiguration, type Attributes, type Load } from './angular-element.ts'

/** Provides the settings of all elements to the application. The function may call \`inject()\`. */
export const providePracticeElements = (settings: () => Partial<Configuration>): FactoryProvider =>
  provideConfiguration(settings, () => import('practice-elements/standalone'))

${directives.join('\n\n')}
`
}

/** Returns the declaration of `GlobalComponents` for Vue 3. */
export function vueTypes(manifest: Manifest): string {
  const elements = declarationsOf(manifest)
  const entries = elements.map(
    (element) => `'${element.tagName}': DefineComponent<{
      ${[...members(element), ...listeners(element, (name) => `on${pascal(name)}`)].join('\n      ')}
    }>`,
  )
  return `import type { DefineComponent } from 'vue'
${imports(elements).join('\n')}

declare module 'vue' {
  interface GlobalComponents {
    ${entries.join('\n    ')}
  }
}
`
}

/** Returns the declaration of `SvelteHTMLElements` for Svelte 5. */
export function svelteTypes(manifest: Manifest): string {
  const elements = declarationsOf(manifest)
  const entries = elements.map(
    (element) => `'${element.tagName}': HTMLAttributes<${element.name}> & {
      ${[...members(element), ...listeners(element, (name) => `on${name}`)].join('\n      ')}
    }`,
  )
  return `import type { HTMLAttributes } from 'svelte/elements'
${imports(elements).join('\n')}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    ${entries.join('\n    ')}
  }
}
`
}
