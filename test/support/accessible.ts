import axe from 'axe-core'
import { until } from './until.ts'

/**
 * Throws with a list of the axe violations in an element and its shadow roots, or in a document, as they are once nothing
 * fades in any more. Works in frames.
 */
export async function accessible(target: Element | Document): Promise<void> {
  const owner = target.ownerDocument ?? target
  await until(() => !rootsIn(owner).some((root) => root.getAnimations().some(isFading)), 'It never stands still')
  const { violations } = await (await axeIn(owner)).run(target)
  const found = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`),
  ])
  if (found.length > 0) throw new Error(`Not accessible:\n${found.join('\n')}`)
}

const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]

/** Returns true if a part is in motion for a moment. The bar of a toast takes seconds, a skeleton pulses without end. */
const isFading = ({ effect, playState }: Animation) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1_000

/** axe only examines the document that it is loaded in. */
async function axeIn(owner: Document): Promise<typeof axe> {
  const view = owner.defaultView as (Window & { axe?: typeof axe }) | null
  if (!view || view === window) return axe
  if (!view.axe) {
    const script = owner.createElement('script')
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error('axe could not be loaded into the frame.')))
    })
    script.src = trustedUrl('/node_modules/axe-core/axe.min.js')
    owner.head.append(script)
    await loaded
  }
  return view.axe as typeof axe
}

// Pages under test accept only trusted URLs (Trusted Types). A policy of this page is valid in its frames.
const policy = window.trustedTypes?.createPolicy('axe', { createScriptURL: (url: string) => url })
const trustedUrl = (url: string) => policy?.createScriptURL(url) ?? url
