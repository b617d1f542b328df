import axe from 'axe-core'

/** Throws with a list of the axe violations in an element and its shadow roots, or in a document. Works in frames. */
export async function accessible(target: Element | Document): Promise<void> {
  const owner = target.ownerDocument ?? target
  const { violations } = await (await axeIn(owner)).run(target)
  const found = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`),
  ])
  if (found.length > 0) throw new Error(`Not accessible:\n${found.join('\n')}`)
}

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
