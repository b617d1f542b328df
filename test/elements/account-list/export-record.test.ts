import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { fault, query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { openEmbedSession } from '../../support/elements/embed-session.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { noteSavedFiles } from '../../support/elements/saved-files.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toasts } from '../../support/elements/toasts.ts'

const path = '/admin/export'
const exportIn = (element: HTMLElement) => click(within(element).getByShadowRole('button', { name: 'Export CSV' }))

describe('an export', () => {
  signedIn()
  const files = noteSavedFiles()

  /** Waits for the file and closes its toast, which could cover the next button. */
  async function saved(moment = 'the click'): Promise<void> {
    await until(() => files.length === 1, `No file after ${moment}`)
    await until(() => toasts().length === 1, `No toast after ${moment}`)
    await closeToasts()
  }

  it('is recorded with the list and the number of rows', async () => {
    const asked = await newRequests({ path })
    await exportIn(await mount('<account-list key-prop="doctors"></account-list>'))
    await saved()
    await until(async () => (await asked()).length === 1, 'It is not recorded')
    const [{ count } = { count: 0 }] = await query<{ count: number }>('select count(*)::int as count from doctors')
    expect((await asked())[0]!.body).to.deep.equal({ list: 'doctors', rows: count })
  })

  it('is recorded for a session that only reads', async () => {
    await openEmbedSession()
    await exportIn(await mount('<account-list key-prop="doctors"></account-list>'))
    await saved()
    const entry = "select after->>'rows' as rows from audit where action = 'export-doctors' and portal_user_name = 'Mara Lindqvist'"
    await until(async () => (await query(entry)).length === 1, 'It is not recorded')
    expect(await query(entry)).to.deep.equal([{ rows: '2' }])
  })

  it('is saved, and the session goes on, where the call is refused or lost', async () => {
    for (const refusal of [{ status: 401 }, { status: 403 }, { status: 404 }, { kind: 'drop' as const }]) {
      files.length = 0
      await fault({ path, ...('status' in refusal ? { kind: 'status' as const, ...refusal } : refusal) })
      const element = await mount('<account-list key-prop="doctors"></account-list>')
      const ended: Event[] = []
      document.addEventListener('session-expired', (event) => ended.push(event), { once: true })
      await exportIn(element)
      await saved(JSON.stringify(refusal))
      expect(ended).to.be.empty
    }
  })
})
