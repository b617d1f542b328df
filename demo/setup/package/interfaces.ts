import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Described } from './manifest.ts'

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

export type Interfaces = ReturnType<typeof readInterfaces>

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined) =>
  (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ')

const docOf = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)

/** Parses `@attr {type} name - description`, or `[name=default]`, in the analyzer's format for classes. */
function tagsOf(node: ts.Node, ...names: string[]): Described[] {
  const tags = (docOf(node)?.tags ?? []).filter(({ tagName }) => names.includes(tagName.text))
  return tags.map((tag) => {
    const [, type, withDefault, usual, name = withDefault ?? '', description = ''] =
      /^(?:\{(.+?)\} )?(?:\[([\w-]+)=(.*?)\]|([\w-]+))(?: -)? ?(.*)$/s.exec(textOf(tag.comment)) ?? []
    return { name, description, ...(type && { type: { text: type } }), ...(usual && { default: usual }) }
  })
}

/** Reads the interfaces of modules, by name, with their documentation. */
export function readInterfaces(paths: readonly string[]) {
  const declarations = new Map<string, Declaration>()
  for (const path of paths) {
    const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
    for (const node of statements)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) declarations.set(node.name.text, node)
  }

  const declarationOf = (name: string) => {
    const found = declarations.get(name)
    if (!found) throw new Error(`No interface ${name}`)
    return found
  }

  /** Returns base types and their type arguments: `ScreenElement<Events>` gives both names. */
  const basesOf = (node: Declaration): string[] => {
    const types = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []).flatMap(({ types }) => types) : [node.type]
    return types.flatMap((type) => {
      const name = ts.isExpressionWithTypeArguments(type) ? type.expression : ts.isTypeReferenceNode(type) ? type.typeName : undefined
      const given = ts.isExpressionWithTypeArguments(type) || ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []
      return name ? [name, ...given].map((part) => part.getText()) : []
    })
  }

  const events = (name: string): Described[] => {
    const node = declarationOf(name)
    if (!ts.isInterfaceDeclaration(node)) return []
    const own = node.members.filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText().replaceAll("'", ''),
      description: textOf(docOf(member)?.comment),
      type: { text: `CustomEvent<${member.type?.getText() ?? 'unknown'}>` },
    }))
    return [...own, ...basesOf(node).flatMap(events)]
  }

  return {
    /** Returns the name of the element interface that a module declares. */
    elementOf: (path: string) =>
      [...declarations.values()].find((node) => node.getSourceFile().fileName === path && node.name.text.endsWith('Element'))?.name.text,
    documentation: (name: string) => {
      const node = declarationOf(name)
      return {
        description: textOf(docOf(node)?.comment),
        attributes: tagsOf(node, 'attr'),
        parts: tagsOf(node, 'csspart'),
        variables: tagsOf(node, 'cssprop', 'cssproperty'),
      }
    },
    isScreen: (name: string) => basesOf(declarationOf(name)).includes('ScreenElement'),
    /** Returns all events of a screen, its own first. */
    eventsOf: (name: string) => {
      const [, map = 'CommonEvents'] = basesOf(declarationOf(name))
      return events(map)
    },
  }
}
