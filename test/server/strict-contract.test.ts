import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Check, Errors } from 'typebox/schema'
import {
  changeEmail,
  changeEmailSchema,
  changePassword,
  changePasswordSchema,
  confirmOtp,
  confirmOtpSchema,
  createAdmin,
  createAdminSchema,
  listAdmins,
  listAdminsSchema,
  readAdminProfile,
  readAdminProfileSchema,
  saveAdminProfile,
  saveAdminProfileSchema,
} from '../../src/core/contract/admins.ts'
import type { Call, CallSchema } from '../../src/core/contract/call.ts'
import {
  changeDoctorCredentials,
  changeDoctorCredentialsSchema,
  changeDoctorPlan,
  changeDoctorPlanSchema,
  listDoctors,
  listDoctorsSchema,
  readDoctor,
  readDoctorSchema,
  saveDoctorProfile,
  saveDoctorProfileSchema,
} from '../../src/core/contract/doctors.ts'
import { ErrorBody, statusOfErrorCode, type ServerErrorCode } from '../../src/core/contract/errors.ts'
import { readOverview, readOverviewSchema } from '../../src/core/contract/overview.ts'
import { listPatients, listPatientsSchema, readPatient, readPatientSchema } from '../../src/core/contract/patients.ts'
import { signIn, signInSchema, signOut, signOutSchema } from '../../src/core/contract/session.ts'
import {
  changeSubscriptionStatus,
  changeSubscriptionStatusSchema,
  listSubscriptions,
  listSubscriptionsSchema,
} from '../../src/core/contract/subscriptions.ts'
import { adminToken, send, superadminSignIn, superadminToken, tokenOf, type SentCall } from '../support/server/demo-calls.ts'
import { formOf } from '../support/server/demo-app.ts'
import { fileOf, pictureOf } from '../support/server/uploads.ts'

/* Sends every call of the contract to the demo server, which is stricter than the elements: exact statuses, codes and schemas. */

const token = superadminToken
const [doctor] = (await send(listDoctors, { token })).body.data
const [patient] = (await send(listPatients, { token })).body.data
const [active] = (await send(listSubscriptions, { token, query: { status: 'active' } })).body.data
assert.ok(doctor && patient && active, 'There has to be a doctor, a patient and an active subscription')

const id = (row: Record<string, unknown>) => Number(row['id'])
const nobody = 2_147_483_647
const details = (await send(readDoctor, { token, query: { doctor_id: id(doctor) } })).body.data as unknown as Record<string, string>

/** New admin for this run; the tests change its email and password without affecting other accounts. */
const own = { email: `contract-${Date.now()}@practice.test`, password: 'contract-1' }
const newAdmin = { ...own, first_name: 'Contract', last_name: 'Suite', role: 'admin' }
assert.equal((await send(createAdmin, { token, body: newAdmin })).status, 200)
const ownToken = await tokenOf(own)

interface Walk {
  call: Call<CallSchema>
  schema: CallSchema
  good: SentCall
  bad: [title: string, sent: SentCall, code: ServerErrorCode][]
  /** Request that reverts the change made by `good`. */
  undo?: SentCall
  superadminOnly?: boolean
}

const status = (to: string, reason: string) => ({ body: { subscription_id: id(active), user_id: active['user_id'], status: to, reason } })
const file = fileOf(await pictureOf('png'), 'photo.png', 'image/png')
const text = fileOf('no picture', 'photo.png', 'image/png')
const { first_name, email, phone } = details

const walks: Walk[] = [
  {
    call: signIn,
    schema: signInSchema,
    good: { body: superadminSignIn },
    bad: [
      ['a wrong password', { body: { email: own.email, password: 'wrong' } }, 'wrong-credentials'],
      ['no password', { body: { email: own.email, password: '' } }, 'validation'],
    ],
  },
  {
    call: listDoctors,
    schema: listDoctorsSchema,
    good: { query: { page: 1, page_size: 20, sort: 'name' } },
    bad: [['another sort', { query: { sort: 'nothing' } }, 'validation']],
  },
  {
    call: listPatients,
    schema: listPatientsSchema,
    good: { query: { doctor_id: id(doctor) } },
    bad: [['a malformed id', { query: { doctor_id: 'x' } }, 'validation']],
  },
  {
    call: readPatient,
    schema: readPatientSchema,
    good: { query: { patient_id: id(patient) } },
    bad: [
      ['an unknown id', { query: { patient_id: nobody } }, 'not-found'],
      ['a malformed id', { query: { patient_id: 'x' } }, 'validation'],
    ],
  },
  { call: readAdminProfile, schema: readAdminProfileSchema, good: {}, bad: [] },
  { call: listAdmins, schema: listAdminsSchema, good: {}, bad: [['no page', { query: { page: 0 } }, 'validation']], superadminOnly: true },
  {
    call: saveAdminProfile,
    schema: saveAdminProfileSchema,
    good: { token: ownToken, body: formOf({ first_name: 'Contract', city: 'Here', profile_picture: file }) },
    bad: [
      ['a blank name', { body: formOf({ first_name: ' ' }) }, 'validation'],
      ['a text as picture', { token: ownToken, body: formOf({ profile_picture: text }) }, 'unsupported-media'],
    ],
  },
  {
    call: createAdmin,
    schema: createAdminSchema,
    good: { body: { ...newAdmin, email: `second-${own.email}` } },
    superadminOnly: true,
    bad: [
      ['a taken email', { body: { ...newAdmin, email: own.email.toUpperCase() } }, 'validation'],
      ['a short password', { body: { ...newAdmin, password: '12345' } }, 'validation'],
    ],
  },
  {
    call: changeEmail,
    schema: changeEmailSchema,
    good: { token: ownToken, body: { email: `new-${own.email}` } },
    bad: [['an email that is none', { token: ownToken, body: { email: 'none' } }, 'validation']],
  },
  {
    // A successful confirmation needs the emailed code, so only the rejection of a malformed code is tested.
    call: confirmOtp,
    schema: confirmOtpSchema,
    good: {},
    bad: [['a code that is cut short', { token: ownToken, body: { otp: '123' } }, 'validation']],
  },
  {
    call: readDoctor,
    schema: readDoctorSchema,
    good: { query: { doctor_id: id(doctor) } },
    bad: [
      ['an unknown id', { query: { doctor_id: nobody } }, 'not-found'],
      ['a malformed id', { query: { doctor_id: 'x' } }, 'validation'],
    ],
  },
  {
    call: saveDoctorProfile,
    schema: saveDoctorProfileSchema,
    good: { query: { doctor_id: id(doctor) }, body: formOf({ first_name: first_name! }) },
    bad: [
      ['an unknown doctor', { query: { doctor_id: nobody }, body: formOf({ first_name: 'X' }) }, 'not-found'],
      ['a text as picture', { query: { doctor_id: id(doctor) }, body: formOf({ profile_picture: text }) }, 'unsupported-media'],
      [
        'another confirmation',
        { query: { doctor_id: id(doctor) }, body: formOf({ password: 'a secret', confirm_password: 'other' }) },
        'validation',
      ],
    ],
  },
  {
    call: listSubscriptions,
    schema: listSubscriptionsSchema,
    good: { query: { status: 'active', doctor_id: Number(active['user_id']) } },
    bad: [['another status', { query: { status: 'paused' } }, 'validation']],
  },
  {
    call: changeSubscriptionStatus,
    schema: changeSubscriptionStatusSchema,
    good: status('canceled', 'Contract'),
    undo: status('active', 'Active'),
    bad: [
      ['no reason', status('canceled', ' '), 'validation'],
      ['an unknown subscription', { body: { ...status('canceled', 'x').body, subscription_id: nobody } }, 'not-found'],
      ['a status that it has already', status('active', 'Active'), 'status-changed'],
    ],
  },
  {
    call: changeDoctorCredentials,
    schema: changeDoctorCredentialsSchema,
    good: { body: { user_id: id(doctor), email: email!, phone: phone ?? '1', password: 'contract-1' } },
    bad: [
      ['a short password', { body: { user_id: id(doctor), email: email!, phone: '1', password: '12345' } }, 'validation'],
      ['an unknown doctor', { body: { user_id: nobody, email: `nobody-${own.email}`, phone: '1', password: 'a secret' } }, 'not-found'],
    ],
  },
  {
    call: changeDoctorPlan,
    schema: changeDoctorPlanSchema,
    good: { body: { user_id: id(doctor), subscriptionPlan: details['subscriptionPlan'] } },
    bad: [
      ['another plan', { body: { user_id: id(doctor), subscriptionPlan: 'gold' } }, 'validation'],
      ['an unknown doctor', { body: { user_id: nobody, subscriptionPlan: 'free' } }, 'not-found'],
    ],
  },
  {
    // Must be the last call, because it ends the session.
    call: changePassword,
    schema: changePasswordSchema,
    good: { token: ownToken, body: { oldPassword: own.password, newPassword: 'contract-2' } },
    bad: [
      ['a wrong old password', { token: ownToken, body: { oldPassword: 'wrong', newPassword: 'contract-2' } }, 'wrong-credentials'],
      ['a short new password', { token: ownToken, body: { oldPassword: own.password, newPassword: '12345' } }, 'validation'],
    ],
  },
]

const refuses = async (call: Walk['call'], sent: SentCall, code: ServerErrorCode) => {
  const { status: answered, body } = await send(call, sent)
  assert.deepEqual([answered, body['code']], [statusOfErrorCode[code], code], JSON.stringify(body))
  assert.ok(Check(ErrorBody, body), JSON.stringify(body))
}

const keeps = (schema: CallSchema, body: unknown) => {
  const [, errors] = Errors(schema.response[200], body)
  assert.deepEqual(errors, [])
}

test('these are all calls, each once', () => {
  assert.equal(new Set(walks.map(({ call }) => `${call.method} ${call.path}`)).size, 17)
  assert.equal(walks.length, 17)
})

for (const { call, schema, good, bad, undo, superadminOnly } of walks) {
  const name = `${call.method} ${call.path}`

  for (const [title, sent, code] of bad) {
    test(`${name}: ${title} is refused as ${code}`, () => refuses(call, { token, ...sent }, code))
  }

  if (!call.public) {
    test(`${name}: nobody may without a token, or with a wrong one`, async () => {
      await refuses(call, { ...good, token: undefined }, 'unauthorized')
      await refuses(call, { ...good, token: 'not-a-token' }, 'unauthorized')
    })
  }

  if (superadminOnly) test(`${name}: an admin may not`, () => refuses(call, { ...good, token: adminToken }, 'forbidden'))

  if (call === confirmOtp) {
    test(`${name}: a wrong code is told`, () => refuses(call, { token: ownToken, body: { otp: '000000' } }, 'otp-wrong'))
    continue
  }

  test(`${name}: answers as the contract says`, async () => {
    const { status: answered, body } = await send(call, { token, ...good })
    assert.equal(answered, 200, JSON.stringify(body))
    keeps(schema, body)
    if (undo) assert.equal((await send(call, { token, ...undo })).status, 200)
  })
}

test('GET /admin/overview, which a backend may do without: answers as the contract says', async () => {
  const { status: answered, body } = await send(readOverview, { token })
  assert.equal(answered, 200, JSON.stringify(body))
  keeps(readOverviewSchema, body)
  await refuses(readOverview, { token: undefined }, 'unauthorized')
})

test('POST /admin/logout, which a backend may do without: ends the session of its token', async () => {
  const ended = await tokenOf(superadminSignIn)
  const { status: answered, body } = await send(signOut, { token: ended })
  assert.equal(answered, 200, JSON.stringify(body))
  keeps(signOutSchema, body)
  await refuses(readAdminProfile, { token: ended }, 'unauthorized')
})

test('a changed password ends the session', () => refuses(readAdminProfile, { token: ownToken }, 'unauthorized'))
