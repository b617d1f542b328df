import { createElement } from 'react'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { lazyPart } from '../../feedback/loading/lazy-part.tsx'
import css from './embedded.css?inline'

setStyles('embedded', css)

/** Attributes, and listeners named `on` plus the event name. */
type Attributes = Readonly<Record<string, string | number | ((event: CustomEvent) => void)>>

const stop = (event: Event) => event.stopPropagation()

/**
 * Returns a component that embeds another element, registered on its first render.
 * `ready` and `load-error` stop here: from outside they would look like events of the outer element.
 * Other events bubble, including `navigate`.
 */
export function embedded(tag: string, register: () => Promise<unknown>) {
  return lazyPart<unknown, Attributes>(
    register,
    () => (attributes) => createElement(tag, { ...attributes, onready: stop, 'onload-error': stop }),
    <div className="pe-embedded-place" />,
  )
}
