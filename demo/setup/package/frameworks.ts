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

const listeners = ({ events = [], name: element }: ElementDeclaration, nameOf: (event: string) => string) =>
  events.map(
    ({ name, description }) => `/** ${description} */ '${nameOf(name)}'?: ((event: EventOf<${element}, '${name}'>) => void) | undefined`,
  )

const imports = (elements: ElementDeclaration[]) => [
  ...elements.map(({ name, tagName }) => `import type { ${name} } from './${tagName}.js'`),
  "import type { EventOf } from './index.js'",
]

/** Returns the declaration of `JSX.IntrinsicElements` for React 19. */
export function reactTypes(manifest: Manifest): string {
  const elements = declarationsOf(manifest)
  const entries = elements.map(
    (element) => `'${element.tagName}': DetailedHTMLProps<HTMLAttributes<${element.name}>, ${element.name}> & {
        ${[...members(element), ...listeners(element, (name) => `on${name}`)].join('\n        ')}
      }`,
  )
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${imports(elements).join('\n')}

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
  const pascal = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
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
