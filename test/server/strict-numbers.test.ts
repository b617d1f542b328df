import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCalls } from '../../demo/server/openapi/calls.ts'
import { openDemoApp } from '../support/server/demo-app.ts'

const { signedIn } = await openDemoApp()

interface QuerySchema {
  properties: Record<string, { type?: string }>
}

const noDecimals = [
  '0x10',
  '0b1',
  '0o7',
  ' 5',
  '5 ',
  '\t5',
  '+5',
  '5.0',
  '5.',
  '.5',
  '1e1',
  '05',
  '--5',
  '\u0665',
  '5\u0000',
  'Infinity',
  '',
]

for (const { call, schema } of allCalls) {
  const { properties = {} } = (schema.querystring ?? {}) as unknown as Partial<QuerySchema>
  const numbers = Object.keys(properties).filter((name) => properties[name]?.type === 'integer')
  if (numbers.length === 0) continue
  test(`${call.method} ${call.path} takes decimal numbers only: ${numbers.join(', ')}`, async () => {
    const send = call.method === 'GET' ? signedIn.get : (url: string) => signedIn.post(url, new FormData())
    for (const name of numbers) {
      for (const value of noDecimals) {
        const { status, body } = await send(`${call.path}?${name}=${encodeURIComponent(value)}`)
        assert.deepEqual([status, body.fields?.[name]], [422, 'invalid'], `${name}=${JSON.stringify(value)}`)
      }
    }
  })
}

test('a decimal number selects its record', async () => {
  assert.equal((await signedIn.get('/admin/doctor?doctor_id=16')).status, 200)
  const { body } = await signedIn.get('/admin/doctor/subscriptions?doctor_id=1&page=1&page_size=2')
  assert.deepEqual([body.data.length, body.meta!.page_size], [2, 2])
})
