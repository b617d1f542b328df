import type { CDPSession } from 'puppeteer-core'
import type { SpokenPart } from './inputs.ts'

const states = ['required', 'invalid', 'disabled', 'checked', 'expanded']

/** Program of the page: the focused element, also in frames and shadow roots, after the dialog and the group around it. */
const focusedParts = `(() => {
  const inside = (root) => {
    const active = root.activeElement
    return (active?.shadowRoot && inside(active.shadowRoot)) || (active?.contentDocument && inside(active.contentDocument)) || active
  }
  const focused = inside(document)
  const dialog = focused?.closest('dialog')
  const group = dialog && focused.closest('[role=group]')
  return [dialog, group, focused].filter((part) => part && part !== part.ownerDocument.body)
})()`

async function describe(session: CDPSession, objectId: string): Promise<SpokenPart> {
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  const [node] = nodes
  const textOf = (value?: { value?: unknown }) => (typeof value?.value === 'string' ? value.value.trim() : '')
  const isSet = (value: unknown) => value === true || value === 'true'
  return {
    role: textOf(node?.role),
    name: textOf(node?.name),
    description: textOf(node?.description),
    value: textOf(node?.value),
    states: states.filter((state) => node?.properties?.some(({ name, value }) => name === state && isSet(value.value))),
  }
}

/** Reads the focused element and what is around it from Chromium's accessibility tree. */
export async function spokenFocus(session: CDPSession): Promise<SpokenPart[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: focusedParts })
  const { result: entries } = await session.send('Runtime.getProperties', { objectId: result.objectId!, ownProperties: true })
  const parts = entries.filter(({ name, value }) => /^\d+$/.test(name) && value?.objectId)
  return Promise.all(parts.map(({ value }) => describe(session, value!.objectId!)))
}
