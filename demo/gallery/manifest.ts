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

async function fetchManifest(): Promise<ElementManifest[] | undefined> {
  const response = await fetch('/elements/custom-elements.json')
  if (!response.ok) return undefined
  const { modules } = (await response.json()) as { modules: { declarations?: Partial<ElementManifest>[] }[] }
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration): declaration is ElementManifest => Boolean(declaration.tagName))
}

let fetched: ReturnType<typeof fetchManifest> | undefined

/** Returns the manifest of all elements, fetched once. Resolves to undefined if the package was built without one. */
export const readManifest = (): ReturnType<typeof fetchManifest> => (fetched ??= fetchManifest())

/** Returns the manifest of one element. Resolves to undefined without a manifest. */
export const readElement = async (tag: string): Promise<ElementManifest | undefined> =>
  (await readManifest())?.find(({ tagName }) => tagName === tag)
