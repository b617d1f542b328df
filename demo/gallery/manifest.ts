/** The package's `custom-elements.json`, as far as the gallery shows it. */
export interface Described {
  name: string
  description?: string
  type?: { text: string }
}

export interface ElementManifest {
  tagName: string
  description: string
  attributes?: (Described & { fieldName?: string })[]
  events?: Described[]
  cssParts?: Described[]
  cssProperties?: (Described & { default?: string })[]
}

/** Undefined where the package was built without one. */
export async function readManifest(): Promise<ElementManifest[] | undefined> {
  const answer = await fetch('/elements/custom-elements.json')
  if (!answer.ok) return undefined
  const { modules } = (await answer.json()) as { modules: { declarations?: Partial<ElementManifest>[] }[] }
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration): declaration is ElementManifest => Boolean(declaration.tagName))
}
