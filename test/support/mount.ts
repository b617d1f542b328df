import { patience } from './patience.ts'

const mounted = new Set<Element>()

/**
 * Mounts HTML and waits until its first element fires `until` (default `ready`) or `load-error`.
 * `until: null` does not wait. Rejects after the time limit.
 */
export async function mount<Mounted extends HTMLElement = HTMLElement>(
  html: string,
  { until = 'ready' }: { until?: string | null } = {},
): Promise<Mounted> {
  const holder = document.createElement('div')
  mounted.add(holder)
  const settled = until === null ? undefined : eventOf(holder, until)
  holder.innerHTML = html
  document.body.append(holder)
  await settled
  const element = holder.firstElementChild
  if (!element) throw new Error(`No element in ${html}`)
  return element as Mounted
}

export function unmount(): void {
  for (const holder of mounted) holder.remove()
  mounted.clear()
}

function eventOf(holder: Element, until: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No '${until}': ${holder.innerHTML}`)), patience)
    for (const name of new Set([until, 'load-error'])) {
      holder.addEventListener(
        name,
        () => {
          clearTimeout(late)
          resolve()
        },
        { once: true },
      )
    }
  })
}
