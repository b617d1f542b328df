import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { defineElement } from '../../../src/elements/define.tsx'
import { configure, signIn } from '../../../src/elements/index.ts'
import { beforeSending, sendPlainly } from '../../support/core/before-sending.ts'
import { fault, signIns, type Fault } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'

interface LoadError {
  code: string
  message: string
  path?: string
}

const anyRead = /^\/api\/v1\/admin\/(doctor|doctors|patients|patient|list|profile|overview)\b|subscriptions/

async function loadErrorOf(html: string): Promise<LoadError> {
  // Data of an earlier test stays cached for a moment and may include the data that this test corrupts.
  refresh('subscriptions', 'doctors', 'patients', 'admins', 'profile')
  const told: Promise<CustomEvent<LoadError>> = oneEvent(document, 'load-error')
  await mount(html, { until: 'load-error' })
  return (await told).detail
}

const list = '<doctor-subscriptions status="active"></doctor-subscriptions>'
const status = (status: number): Fault => ({ kind: 'status', status, path: anyRead })

function Broken(): never {
  throw new Error('A fault of the screen')
}

defineElement('broken-screen', Broken, [])

const codes: [code: string, html: string, bring: () => unknown][] = [
  ['config', '<patient-detail></patient-detail>', () => undefined],
  ['auth', list, () => configure({ getToken: () => undefined })],
  ['forbidden', '<admin-create></admin-create>', () => signIn(signIns.admin)],
  ['not-found', '<doctor-profile doctor-id="2000000000"></doctor-profile>', () => undefined],
  ['network', list, () => fault({ kind: 'drop', path: anyRead })],
  [
    'timeout',
    list,
    async () => {
      await fault({ kind: 'hold', path: anyRead })
      beforeSending((request) => (request.timeout = 50))
    },
  ],
  ['server', list, () => fault(status(500))],
  ['contract', list, () => fault({ kind: 'html', path: anyRead })],
  ['render', '<broken-screen></broken-screen>', () => undefined],
]

/** Answers a call with the server's real response, changed by `spoil`. */
async function spoiled(path: string, spoil: (data: never) => void): Promise<void> {
  const response = await fetch(`/api/v1${path}`, { headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` } })
  const body = (await response.json()) as { data: never }
  spoil(body.data)
  await fault({ kind: 'status', status: 200, path: path.split('?')[0]!, body })
}

type Row = Record<string, unknown>

const misfits: [html: string, path: string, call: string, spoil: (data: never) => void][] = [
  [list, 'data[0].amount', '/admin/doctor/subscriptions?page=1', (rows: Row[]) => rows.forEach((row) => (row['amount'] = 'much'))],
  [
    '<account-list key-prop="doctors"></account-list>',
    'data[0].id',
    '/admin/doctors?page=1',
    (rows: Row[]) => rows.forEach((row) => delete row['id']),
  ],
  ['<account-list key-prop="patients"></account-list>', 'data[0]', '/admin/patients?page=1', (rows: (Row | null)[]) => rows.fill(null)],
  [
    '<account-list key-prop="admins"></account-list>',
    'data[0].profile_picture',
    '/admin/list?page=1',
    (rows: Row[]) => rows.forEach((row) => (row['profile_picture'] = [])),
  ],
  [
    '<doctor-editor doctor-id="42"></doctor-editor>',
    'data.isActive',
    '/admin/doctor?doctor_id=42',
    (doctor: Row) => (doctor['isActive'] = 7),
  ],
  [
    '<patient-detail patient-id="3"></patient-detail>',
    'data.visits[0].images[0]',
    '/admin/patient?patient_id=3',
    (patient: { visits: Row[] }) =>
      (patient.visits = [{ id: 1, visit: 1, visit_type: 'Control', createdAt: '2026-03-01T12:00:00Z', images: [{}] }]),
  ],
  ['<admin-profile></admin-profile>', 'data.city', '/admin/profile', (profile: Row) => (profile['city'] = {})],
  [
    '<admin-overview></admin-overview>',
    'data.expiring.total',
    '/admin/overview',
    (overview: { expiring: Row }) => (overview.expiring['total'] = -1),
  ],
]

/** Parts without which nothing can be shown. Any other one counts as missing. */
const needed = ['data[0].id', 'data[0]']

describe('load-error', () => {
  signedIn()
  afterEach(sendPlainly)

  for (const [code, html, bring] of codes) {
    it(`tells ${code}`, async () => {
      await bring()
      const told = await loadErrorOf(html)
      expect(told.code).to.equal(code)
      expect(told.message).to.not.equal('')
    })
  }

  for (const [html, path, call, spoil] of misfits.filter(([, path]) => needed.includes(path))) {
    it(`tells that ${path} of ${call.split('?')[0]} is outside the contract, and nothing breaks`, async () => {
      await spoiled(call, spoil)
      const { code, path: told } = await loadErrorOf(html)
      expect([code, told]).to.deep.equal(['contract', path])
    })
  }

  for (const [html, path, call, spoil] of misfits.filter(([, path]) => !needed.includes(path))) {
    it(`is none for ${path} of ${call.split('?')[0]}: the screen is shown, and the console names the field`, async () => {
      await spoiled(call, spoil)
      const warnings: string[] = []
      const { warn } = console
      console.warn = (...texts: unknown[]) => warnings.push(texts.join(' '))
      try {
        refresh('subscriptions', 'doctors', 'patients', 'admins', 'profile', 'overview')
        const element = await mount(html)
        await until(() => warnings.some((text) => text.includes(`${path}: found`)), 'The console says nothing')
        expect(parts(element, 'notice').filter(({ textContent }) => textContent)).to.be.empty
      } finally {
        console.warn = warn
      }
    })
  }

  it('lets an answer without success, and with what the contract does not know, pass', async () => {
    const data = {
      id: 1,
      user_id: 1,
      name: 'Ann',
      profile_picture: null,
      status: 'paused',
      plan: 'gold',
      amount: 1,
      currency: '?',
      stripe_payment_intent_id: null,
      createdAt: 'soon',
      end_date: null,
      more: true,
    }
    await fault({ kind: 'status', status: 200, path: '/admin/doctor/subscriptions', body: { data: [data], more: 1 } })
    const told: Promise<CustomEvent> = oneEvent(document, 'ready')
    await mount(list)
    await told
  })
})
