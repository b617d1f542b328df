import { useLayoutEffect } from 'react'
import { useHost } from '../../runtime/host.ts'

const variables = ['--pe-color-primary', '--pe-color-secondary', '--pe-border-radius', '--pe-density']

/** A dialog stands outside its element, and looks as the page has that look nevertheless. */
export function useCarriedLook(root: ShadowRoot): void {
  const host = useHost()
  useLayoutEffect(() => {
    const { style } = root.host as HTMLElement
    const look = getComputedStyle(host)
    for (const name of variables) style.setProperty(name, look.getPropertyValue(name))
    style.setProperty('--pe-font-family', getComputedStyle(host.shadowRoot?.querySelector('.pe-root') ?? host).fontFamily)
    return () => {
      for (const name of [...variables, '--pe-font-family']) style.removeProperty(name)
    }
  }, [host, root])
}
