import {
  addPasskey,
  addPasskeySchema,
  maximumPasskeys,
  removePasskey,
  removePasskeySchema,
  startPasskey,
  startPasskeySchema,
} from '../../../src/core/contract/passkeys.ts'
import { requiredText } from '../../../src/core/contract/rules.ts'
import { cleanLine } from '../../../src/core/contract/typed-text.ts'
import { withLockedAdmin } from '../admins/with-locked-admin.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { requireVerification } from '../auth/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { checkFields } from '../http/validation.ts'
import { addChallenge, takeChallenge } from './challenges-repository.ts'
import { afterRemoval } from './after-removal.ts'
import { firstRecoveryCodes } from './put-totp-to-use.ts'
import { relyingPartyOf } from './relying-party.ts'
import * as repository from './second-factors-repository.ts'

export const passkeyRoutes = (api: Api, services: Services) => {
  const { clock } = services

  api.route({
    ...defineRoute(startPasskey, startPasskeySchema, { writesLittle: true }),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      const options = await withLockedAdmin(services, request.getAdmin().id, async (transaction, admin) => {
        const present = await repository.listPasskeys(transaction, admin.id)
        if (present.length >= maximumPasskeys) throw new HttpError('conflict')
        const creation = await relyingPartyOf(services, request).creation(admin, present)
        await addChallenge(transaction, { adminId: admin.id, purpose: 'add-passkey', challenge: creation.challenge, now: clock() })
        return creation
      })
      return { success: true, data: { options } }
    },
  })

  api.route({
    ...defineRoute(addPasskey, addPasskeySchema, { writesLittle: true }),
    // Its challenge shows that the admin was verified.
    handler: async (request) => {
      const { passkey: answer } = request.body
      const name = cleanLine(request.body.name)
      checkFields({ name: requiredText(name) })
      const now = clock()
      const adminId = request.getAdmin().id
      const codes = await withLockedAdmin(services, adminId, async (transaction) => {
        const challenge = await takeChallenge(transaction, adminId, 'add-passkey', now)
        if (challenge === undefined) throw new HttpError('challenge-expired')
        const created = await relyingPartyOf(services, request).created(answer, challenge)
        if (!created || !(await repository.addPasskey(transaction, { ...created, adminId, name, createdAt: now }))) {
          throw new HttpError('passkey-refused')
        }
        const entry = { at: now, adminId, subject: 'admin', subjectId: adminId } as const
        await addAudit(transaction, { ...entry, action: 'passkey-added', before: { passkey: null }, after: { passkey: name } })
        return firstRecoveryCodes(transaction, { adminId, services })
      })
      return { success: true, data: { recovery_codes: codes } }
    },
  })

  api.route({
    ...defineRoute(removePasskey, removePasskeySchema, { writesLittle: true }),
    onRequest: requireVerification(clock),
    handler: async (request) => {
      const { passkey_id } = request.body
      await withLockedAdmin(services, request.getAdmin().id, async (transaction, { id: adminId }) => {
        const removed = await repository.deletePasskey(transaction, adminId, passkey_id)
        if (!removed) throw new HttpError('not-found')
        await afterRemoval(transaction, adminId, services)
        const entry = { at: clock(), adminId, subject: 'admin', subjectId: adminId } as const
        await addAudit(transaction, { ...entry, action: 'passkey-removed', before: { passkey: removed.name }, after: { passkey: null } })
      })
      return { success: true }
    },
  })
}
