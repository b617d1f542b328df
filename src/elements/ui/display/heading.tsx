import { createElement, type ComponentProps } from 'react'
import { useHost } from '../../runtime/host.ts'

const isLevel = (level: number) => Number.isInteger(level) && level >= 1

interface HeadingProps extends ComponentProps<'h2'> {
  /** Level without the attribute `heading-level`. */
  first?: number
  /** Number of levels below the element's first one. */
  below?: number
}

/** Heading of an element. The attribute `heading-level` sets the level of its first ones. */
export function Heading({ first = 2, below = 0, ...attributes }: HeadingProps) {
  const { headingLevel } = useHost() as HTMLElement & { headingLevel?: string | null }
  const asked = Number(headingLevel ?? first)
  return createElement(`h${Math.min(6, (isLevel(asked) ? asked : first) + below)}`, attributes)
}
