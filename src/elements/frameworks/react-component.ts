import {
  createElement,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useEffect,
  useRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react'
import { isKnown, noteProperty, registerElement } from './bare-element.ts'

type Props = Readonly<Record<string, unknown>>

interface ElementDescription {
  /** Attributes by property, such as `doctorId: 'doctor-id'`. */
  attributes: Readonly<Record<string, string>>
  /** Events by prop, such as `onSubscriptionChange: 'subscription-change'`. */
  events: Readonly<Record<string, string>>
  /** Registers the element. */
  register: () => Promise<unknown>
}

// A server renders without effects, and React 18 warns about layout effects there.
const useMountEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Returns a React component for an element; works in React 18 and 19, on servers and with hydration.
 * The element is registered after the first mount, so that no event precedes its listeners, and no change a veto.
 * A property that is null or undefined is not known yet: the element waits. Other props are those of an HTML element.
 */
export function reactComponent<Element extends HTMLElement, ElementProps extends object>(
  tag: string,
  { attributes, events, register }: ElementDescription,
): ForwardRefExoticComponent<ElementProps & RefAttributes<Element>> {
  const Component = forwardRef<Element, ElementProps>(function ElementComponent(given, ref) {
    const props = given as Props
    const element = useRef<Element>(null)
    const current = useRef<Props>(undefined)
    useImperativeHandle(ref, () => element.current as Element, [])

    useMountEffect(() => {
      const before = current.current
      current.current = props
      for (const property of Object.keys(attributes)) {
        const [known, wasKnown] = [props, before ?? {}].map((each) => !(property in each) || isKnown(each[property]))
        if (element.current && known !== wasKnown) noteProperty(element.current, property, known === true)
      }
    })

    // Not by React: React 18 knows no events of custom elements, and React 19 forgets them in hydration.
    useMountEffect(() => {
      const over = new AbortController()
      for (const [prop, event] of Object.entries(events))
        element.current?.addEventListener(event, (fired) => listenerOf(current.current?.[prop])?.(fired), over)
      return () => over.abort()
    }, [])

    useEffect(() => {
      if (element.current) void registerElement(element.current, register)
    }, [])

    return createElement(tag, { ...htmlProps(props), ref: element })
  })
  Component.displayName = tag

  /** Returns the props for React: attributes by their names, `class`, and everything that is not the element's own. */
  function htmlProps({ className, ...props }: Props): Props {
    const entries = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
      if (name in events) return []
      const attribute = attributes[name]
      if (attribute === undefined) return [[name, value]]
      return isKnown(value) ? [[attribute, `${value as string | number}`]] : []
    })
    // React 18 sets `className` of custom elements as an attribute of this name.
    return { ...Object.fromEntries(entries), ...(className !== undefined && { class: className }) }
  }

  return Component as unknown as ForwardRefExoticComponent<ElementProps & RefAttributes<Element>>
}

const listenerOf = (value: unknown) => (typeof value === 'function' ? (value as (event: Event) => void) : undefined)
