import {
  adminProfileFields,
  changeEmail,
  changePassword,
  confirmOtp,
  createAdmin,
  listAdmins,
  readAdminProfile,
  saveAdminProfile,
} from '../../../src/core/contract/admins.ts'
import { saveDoctorProfile } from '../../../src/core/contract/doctors.ts'
import { nameOf, type Sent } from '../backend.ts'
import { ask, rowsOf, type Account, type Session } from '../context.ts'
import { guide } from '../guide.ts'
import { recommended } from './answers.ts'
import { change, changedFields, formOf, type Fields } from './doctor-writes.ts'
import { fail, judge, pass, skip, type Line } from '../line.ts'
import { describeReply } from '../read-as-client.ts'
import type { Found } from './reads.ts'
import { security } from './security.ts'
import { signInAs } from './sign-in.ts'

const traits = {
  profile: change(saveAdminProfile, 'success; an unchanged form changes nothing'),
  create: change(createAdmin, 'success; the new admin can sign in'),
  repeated: recommended(
    `${nameOf(createAdmin)}, repeated`,
    'with the same Idempotency-Key the first response again, applied once',
    guide.changes,
  ),
  wrongPassword: security(`${nameOf(changePassword)} with a wrong old password`, 'an error status'),
  password: change(changePassword, 'success; the new password signs in'),
  email: change(changeEmail, 'success'),
  otp: security(`${nameOf(confirmOtp)} with a wrong code`, 'an error status'),
  token: security('changes without a token', '401, even for an invalid body'),
}

/** Account that the check creates. `example.com` accepts no mail. */
export const newAccount = (): Account => ({
  email: `check-${Date.now().toString(36)}@example.com`,
  password: `Check-${crypto.randomUUID()}`,
})

/** Saves the profile of the account with its own values. */
export async function checkProfileWrite(session: Session, { profile }: Found): Promise<Line> {
  if (!profile) return skip(traits.profile, 'the profile cannot be read')
  const { problem } = await ask(session, saveAdminProfile, { body: formOf(adminProfileFields, profile) })
  if (problem !== undefined) return fail(traits.profile, problem)
  const { answer } = await ask(session, readAdminProfile)
  const changed = changedFields(profile, (answer?.['data'] ?? {}) as Fields)
  return judge(traits.profile, changed.length === 0, changed.length === 0 ? 'saved' : `success, but it changes ${changed.join(', ')}`)
}

/** Creates an admin, and with it checks the calls that change one's own account. Returns its session, for checks of roles. */
export async function checkNewAdmin(session: Session, found: Found, account: Account): Promise<{ lines: Line[]; admin?: Session }> {
  const own = [traits.repeated, traits.wrongPassword, traits.password, traits.email, traits.otp]
  if (session.role === 'admin') return { lines: [traits.create, ...own].map((each) => skip(each, 'needs a superadmin')) }
  const body = { ...account, first_name: 'Check', last_name: 'Backend', city: '', country: '', address: '', description: '', role: 'admin' }
  const headers = { 'idempotency-key': crypto.randomUUID().replaceAll('-', '') }
  const { problem, reply } = await ask(session, createAdmin, { body, ...(found.acceptsKeys && { headers }) })
  if (problem !== undefined) {
    const isHidden = reply.status === 403 && session.role === undefined
    return {
      lines: [
        isHidden ? skip(traits.create, 'needs a superadmin (403)') : fail(traits.create, problem),
        ...own.map((each) => skip(each, 'there is no new admin')),
      ],
    }
  }
  const { session: admin, line } = await signInAs(session.backend, account)
  if (!admin)
    return {
      lines: [
        fail(traits.create, `success, but the sign-in gives ${line.found}`),
        ...own.map((each) => skip(each, 'the new admin cannot sign in')),
      ],
    }
  const repeated = found.acceptsKeys
    ? await repeatCreation(session, { body, headers }, account.email)
    : skip(traits.repeated, 'Idempotency-Key is not announced; the elements send no key')
  return { lines: [pass(traits.create, `created ${account.email}`), repeated, ...(await checkEmail(admin))], admin }
}

async function repeatCreation(session: Session, sent: Sent, email: string): Promise<Line> {
  const { problem } = await ask(session, createAdmin, sent)
  if (problem !== undefined) return fail(traits.repeated, problem)
  const { answer } = await ask(session, listAdmins, { query: { q: email } })
  const count = answer ? rowsOf(answer).filter((row) => row['email'] === email).length : 1
  return judge(traits.repeated, count <= 1, count <= 1 ? 'applied once' : `success, but there are ${count} such admins`)
}

async function checkEmail(admin: Session): Promise<Line[]> {
  const { problem } = await ask(admin, changeEmail, { body: { email: `new-${admin.account.email}` } })
  if (problem !== undefined) return [fail(traits.email, problem), skip(traits.otp, 'there is no code')]
  const { answer, reply } = await ask(admin, confirmOtp, { body: { otp: '000000' } })
  return [pass(traits.email, 'success'), answer ? fail(traits.otp, `${reply.status}: accepted`) : pass(traits.otp, describeReply(reply))]
}

/** Changes the password of the new admin. Last, because it may end the session. */
export async function checkPasswordWrite(admin: Session): Promise<Line[]> {
  const { backend, account } = admin
  const newPassword = `${account.password}-2`
  const wrong = await ask(admin, changePassword, { body: { oldPassword: 'wrong-password', newPassword } })
  const refused = wrong.answer
    ? fail(traits.wrongPassword, `${wrong.reply.status}: accepted`)
    : pass(traits.wrongPassword, describeReply(wrong.reply))
  // Some backends end the session after a wrong old password.
  const again = (await signInAs(backend, account)).session ?? admin
  const { problem } = await ask(again, changePassword, { body: { oldPassword: account.password, newPassword } })
  if (problem !== undefined) return [refused, fail(traits.password, problem)]
  const { session, line } = await signInAs(backend, { email: account.email, password: newPassword })
  return [refused, session ? pass(traits.password, 'changed') : fail(traits.password, `success, but the sign-in gives ${line.found}`)]
}

/** Sends changes without a token and without values, so that even a backend that accepts them changes nothing. */
export async function checkChangesWithoutToken({ backend }: Session): Promise<Line> {
  for (const call of [saveAdminProfile, createAdmin, changePassword, changeEmail, saveDoctorProfile]) {
    const isForm = call === saveAdminProfile || call === saveDoctorProfile
    const reply = await backend.send(call, { body: isForm ? formOf(['first_name'], { first_name: '' }) : {} })
    if (reply.status !== 401) return fail(traits.token, `${nameOf(call)}: ${describeReply(reply)}`)
  }
  return pass(traits.token, '401')
}
