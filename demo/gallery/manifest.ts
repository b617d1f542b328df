/** An entry of the package's `custom-elements.json`, with the fields that the gallery shows. */
export interface Described {
  name: string
  description?: string
  type?: { text: string }
  default?: string
}

export interface ElementManifest {
  tagName: string
  description: string
  attributes?: (Described & { fieldName?: string })[]
  events?: Described[]
  cssParts?: Described[]
  cssProperties?: Described[]
}

/** Fetches the manifest of all elements. Resolves to undefined if the package was built without one. */
export async function readManifest(): Promise<ElementManifest[] | undefined> {
  const response = await fetch('/elements/custom-elements.json')
  if (!response.ok) return undefined
  const { modules } = (await response.json()) as { modules: { declarations?: Partial<ElementManifest>[] }[] }
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration): declaration is ElementManifest => Boolean(declaration.tagName))
}

/** Fetches the names of the events that an element fires; empty without a manifest. */
export async function readEvents(tag: string): Promise<string[]> {
  const element = (await readManifest())?.find(({ tagName }) => tagName === tag)
  return (element?.events ?? []).map(({ name }) => name)
}
