import { embedElements, type CreateEmbedSessionBody } from '../../../src/core/contract/portals.ts'
import { addKey } from '../../../demo/server/portals/portal-keys-repository.ts'
import { openDemoApp, today, type App } from './demo-app.ts'

/** The whole scope of a portal: all elements, doctors 1 and 2, with changes. */
export const wholeScope: CreateEmbedSessionBody = {
  subject: { id: 'u-7', name: 'Mara Lindqvist' },
  elements: [...embedElements],
  doctor_ids: [1, 2],
  access: 'write',
}

/** Opens the demo app with the key of a portal. */
export const openPortalApp = async (options: Parameters<typeof openDemoApp>[0] = {}) => {
  const demo = await openDemoApp(options)
  const { row, secret } = await demo.database.transaction((transaction) => addKey(transaction, 'Harbour portal', { at: today }))

  const askSession = (scope: Partial<CreateEmbedSessionBody> = {}, to: App = demo.app, key = secret) =>
    demo.createCalls(to, key).post('/embed/sessions', { ...wholeScope, ...scope })

  /** Opens an embed session and returns its calls. */
  const embed = async (scope: Partial<CreateEmbedSessionBody> = {}, to: App = demo.app) => {
    const { status, body } = await askSession(scope, to)
    if (status !== 200) throw new Error(`No embed session: ${status} ${JSON.stringify(body)}`)
    return demo.createCalls(to, (body.data as unknown as { token: string }).token)
  }
  return { ...demo, keyId: row.id, secret, askSession, embed }
}
