import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uncommon } from '../../demo/server/auth/common-passwords.ts'
import { admin, formOf, openDemoApp } from '../support/server/demo-app.ts'

const { signedIn, signIn } = await openDemoApp()
const refusal = (field: string) => [422, { [field]: 'common' }]

test('the most common passwords are refused wherever a password is set, in any case', async () => {
  const person = { first_name: 'Ada', last_name: 'King', email: 'ada@practice.test', role: 'admin' }
  const own = await signIn(admin)
  const answers = [
    [await signedIn.post('/admin/create', { ...person, password: 'Football' }), 'password'],
    [await own.patch('/admin/update/password', { oldPassword: admin.password, newPassword: 'trustno1' }), 'newPassword'],
    [
      await signedIn.patch('/admin/update/email/password', { user_id: 1, email: 'd@practice.test', phone: '1', password: 'LETMEIN' }),
      'password',
    ],
    [await signedIn.post('/admin/doctor/profile?doctor_id=1', formOf({ password: 'dragon', confirm_password: 'dragon' })), 'password'],
  ] as const
  for (const [{ status, body }, field] of answers) assert.deepEqual([status, body.fields], refusal(field))
})

test('a password that only contains a common one is accepted', () => {
  assert.deepEqual(['football', 'football in the park', ''].map(uncommon), ['common', undefined, undefined])
})
