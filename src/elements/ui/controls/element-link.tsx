import { useStore } from '@nanostores/react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Id } from '../../../core/contract/as-read.ts'
import { $hrefOf, type LinkSection, type LinkTarget } from '../../../core/links.ts'
import { useEmit, type CommonEvents } from '../../runtime/host.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './link.css?inline'

setStyles('link', css)

interface ElementLinkProps {
  to: LinkTarget
  id?: Id | undefined
  section?: LinkSection
  /** Default `pe-link`; another class for links that look like a button or a badge. */
  className?: string
  label?: string | undefined
  /** Text that the style sheet shows in place of children. */
  text?: string
  children?: ReactNode
}

/**
 * Link to another screen, with a real `href` if the page has configured one. If a listener prevents `navigate`, the page
 * navigates itself.
 */
export function ElementLink({ to, id, section, className = 'pe-link', label, text, children }: ElementLinkProps) {
  const emit = useEmit<CommonEvents>()
  const href = useStore($hrefOf)(to, id, section)
  const follow = (event: MouseEvent) => {
    if (!emit('navigate', { to, id, href, ...(section && { section }) })) event.preventDefault()
  }
  return (
    <a className={className} aria-label={label} data-text={text} onClick={follow} {...(href === undefined ? withoutAddress : { href })}>
      {children}
    </a>
  )
}

/** Browsers neither focus an anchor without an address nor click it by Enter. */
const withoutAddress = {
  role: 'link',
  tabIndex: 0,
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => key === 'Enter' && currentTarget.click(),
}
