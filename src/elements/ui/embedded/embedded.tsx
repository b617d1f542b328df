import { createElement } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import css from './embedded.css?inline'

setStyles('embedded', css)

/** Attributes, and listeners as `on` with the event's name. */
type Attributes = Readonly<Record<string, string | number | ((event: CustomEvent) => void)>>

const stop = (event: Event) => event.stopPropagation()

/**
 * Another element inside this one, registered when it is first shown. Its own events and `navigate` pass on;
 * `ready` and `load-error` end here, because from outside they would look like those of the element around.
 */
export function embedded(tag: string, register: () => Promise<unknown>) {
  return lazyPart<Attributes>(
    async () => {
      await register()
      return (attributes) => createElement(tag, { ...attributes, onready: stop, 'onload-error': stop })
    },
    <div className="pe-embedded-place" />,
  )
}
