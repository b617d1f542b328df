import type { Described, ElementManifest } from './manifest.ts'

/** An attribute with its value, as the page sets it. */
export type SetAttribute = readonly [name: string, value: string]

const maximumWidth = 100

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;' }
const quoted = (value: string) => `"${value.replaceAll(/[&"]/g, (sign) => escapes[sign] ?? sign)}"`

/** Also escapes the signs that begin an expression in one of the frameworks, or end the string of an Angular template. */
const quotedForTemplates = (value: string) => quoted(value).replaceAll(/[{}`$\\]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const camel = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`-${name}`)

const isExpression = ({ type }: Described, value: string) =>
  (/number/.test(type?.text ?? '') && /^\d{1,15}$/.test(value)) || (type?.text === 'boolean' && /^(true|false)$/.test(value))

/** Returns the first event that is worth a listener: not one that asks before a change. */
const eventOf = ({ events = [] }: ElementManifest) => events.find(({ name }) => !name.startsWith('before-'))?.name ?? 'ready'

interface Syntax {
  nameOf: (attribute: Described & { fieldName?: string }) => string
  /** Binds an attribute to an expression. */
  bind: (name: string, expression: string) => string
  listen: (event: string) => string
  /** End of the tag; default: a closing tag. */
  end?: string
  /** Indentation of the tag. */
  indent: string
}

/** Returns the tag with attributes and one listener, on one line if it fits. */
function tagOf(
  element: ElementManifest,
  name: string,
  set: readonly SetAttribute[],
  { nameOf, bind, listen, end, indent }: Syntax,
): string {
  const parts = set.flatMap(([attribute, value]) => {
    const described = element.attributes?.find((one) => one.name === attribute)
    if (!described) return []
    return isExpression(described, value) ? bind(nameOf(described), value) : `${nameOf(described)}=${quotedForTemplates(value)}`
  })
  parts.push(listen(eventOf(element)))
  const line = `${indent}<${[name, ...parts].join(' ')}${end ?? `></${name}>`}`
  if (line.length <= maximumWidth) return line
  return `${indent}<${name}\n${parts.map((part) => `${indent}  ${part}\n`).join('')}${indent}${end?.trim() ?? `></${name}>`}`
}

const attributeName = ({ name }: Described) => name
const propertyName = ({ name, fieldName }: Described & { fieldName?: string }) => fieldName ?? name

const logged = '({ type, detail }) => console.log(type, detail)'

function react(element: ElementManifest, set: readonly SetAttribute[]): string {
  const name = pascal(element.tagName)
  const tag = tagOf(element, name, set, {
    nameOf: propertyName,
    bind: (prop, expression) => `${prop}={${expression}}`,
    listen: (event) => `on${pascal(event)}={${logged}}`,
    end: ' />',
    indent: '    ',
  })
  return `import { ${name} } from 'practice-elements/react'

export function Example() {
  return (
${tag}
  )
}`
}

function vue(element: ElementManifest, set: readonly SetAttribute[]): string {
  const tag = tagOf(element, element.tagName, set, {
    nameOf: attributeName,
    bind: (name, expression) => `:${name}="${expression}"`,
    listen: (event) => `@${event}="${logged}"`,
    end: ' />',
    indent: '  ',
  })
  return `<script setup lang="ts">
import 'practice-elements/standalone/${element.tagName}'
import type {} from 'practice-elements/vue'
</script>

<template>
${tag}
</template>`
}

function angular(element: ElementManifest, set: readonly SetAttribute[]): string {
  const name = pascal(element.tagName)
  const tag = tagOf(element, element.tagName, set, {
    nameOf: propertyName,
    bind: (input, expression) => `[${input}]="${expression}"`,
    listen: (event) => `(${camel(event)})="log($event)"`,
    indent: '    ',
  })
  return `import { Component } from '@angular/core'
import { ${name} } from 'practice-elements/angular'

@Component({
  selector: 'app-example',
  imports: [${name}],
  template: \`
${tag}
  \`,
})
export class Example {
  log({ type, detail }: CustomEvent) {
    console.log(type, detail)
  }
}`
}

function svelte(element: ElementManifest, set: readonly SetAttribute[]): string {
  const tag = tagOf(element, element.tagName, set, {
    nameOf: attributeName,
    bind: (name, expression) => `${name}={${expression}}`,
    listen: (event) => `on${event}={${logged}}`,
    indent: '',
  })
  return `<script lang="ts">
  import 'practice-elements/standalone/${element.tagName}'
  import type {} from 'practice-elements/svelte'
</script>

${tag}`
}

/** Returns the HTML that embeds an element with these attributes. */
export function html(tag: string, set: readonly SetAttribute[]): string {
  const attributes = set.map(([name, value]) => ` ${name}=${quoted(value)}`).join('')
  return `<script type="module" src="/elements/${tag}.js"></script>\n\n<${tag}${attributes}></${tag}>`
}

/** Frameworks with a snippet: value, name and a function that returns the code of an element with these attributes. */
export const frameworks = [
  ['react', 'React', react],
  ['vue', 'Vue', vue],
  ['angular', 'Angular', angular],
  ['svelte', 'Svelte', svelte],
] as const
