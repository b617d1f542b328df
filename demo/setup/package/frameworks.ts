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

const properties = ({ attributes = [] }: ElementDeclaration) =>
  attributes.map(
    ({ name, fieldName, description, type }) => `/** ${description} */ ${fieldName ?? name}?: ${valueOf(type?.text)} | null | undefined`,
  )

const listeners = ({ events = [], name: element }: ElementDeclaration, nameOf: (event: string) => string) =>
  events.map(
    ({ name, description }) => `/** ${description} */ '${nameOf(name)}'?: ((event: EventOf<${element}, '${name}'>) => void) | undefined`,
  )

const imports = (elements: ElementDeclaration[]) => [
  ...elements.map(({ name, tagName }) => `import type { ${name} } from './${tagName}.js'`),
  "import type { EventOf } from './index.js'",
]

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
    const own = [...properties(element), ...listeners(element, (event) => `on${pascal(event)}`)]
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
