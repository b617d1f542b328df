import type { Role } from '../../../src/core/contract/session.ts'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { admins, doctors, subscriptions } from '../database/schema.ts'
import { doctorKeys, personKeys } from '../lists/text-keys.ts'
import { patientSitters } from './demo-patients.ts'
import { day, demoSubscriptions } from './demo-subscriptions.ts'
import { drawPortrait, type Sitter } from './portrait.ts'
import { practices, type Practice } from './practices.ts'
import { createRandom } from './random.ts'
import { drawingKey, drawVisit, motifs, stages } from './visit-drawings.ts'

/** Admins of the demo data. */
export const demoSignIns = [
  { email: 'superadmin@practice.test', password: 'superadmin-demo', role: 'superadmin' },
  { email: 'admin@practice.test', password: 'admin-demo', role: 'admin' },
] as const satisfies readonly { email: string; password: string; role: Role }[]

const people = {
  superadmin: {
    firstName: 'Nadia',
    lastName: 'Ferrante',
    city: 'Rotterdam',
    state: 'Zuid-Holland',
    country: 'Netherlands',
    address: 'Westzeedijk 120',
    description: 'Looks after the practices and whoever looks after them.',
    picture: 'demo/admin-1.webp',
  },
  admin: {
    firstName: 'Samuel',
    lastName: 'Adeyemi',
    city: 'Manchester',
    state: 'Greater Manchester',
    country: 'United Kingdom',
    address: '18 Deansgate',
    description: 'First to answer when a practice calls.',
    picture: 'demo/admin-2.webp',
  },
}

const portraitOf = (doctorId: number) => (doctorId % 7 === 4 ? null : `demo/portrait-${doctorId}.webp`)

const african = ['+27', '+234', '+254']
const northern = '+1 +31 +33 +34 +36 +39 +41 +43 +44 +45 +46 +47 +48 +49 +61 +353 +354 +358 +380 +420'.split(' ')

const sitterOf = ({ look, countryCode }: Practice): Sitter =>
  african.includes(countryCode)
    ? { look, skins: [3, 5], lastHair: 1 }
    : northern.includes(countryCode)
      ? { look, skins: [0, 1], lastHair: 6 }
      : { look, skins: [0, 3], lastHair: 2 }

export const drawDemoPictures = async (pictures: PictureStore) => {
  const draw = async (key: string, picture: Promise<Buffer>) => pictures.write(key, await picture)
  await Promise.all([
    draw('demo/admin-1.webp', drawPortrait(901, { look: 'f', skins: [1, 2], lastHair: 2 })),
    draw('demo/admin-2.webp', drawPortrait(902, { look: 'm', skins: [4, 5], lastHair: 1 })),
    ...practices.map((practice, index) => draw(`demo/portrait-${index + 1}.webp`, drawPortrait(index + 1, sitterOf(practice)))),
    ...patientSitters.map(({ key, sitter }, index) => draw(key, drawPortrait(index + 500, sitter))),
    ...motifs.flatMap((motif) => stages.map((stage) => draw(drawingKey(motif, stage), drawVisit(motif, stage)))),
  ])
}

export const addDemoAdmins = async (database: Database, today: Date) => {
  for (const [index, { email, password, role }] of demoSignIns.entries()) {
    const createdAt = new Date(today.getTime() - (700 - index * 200) * day)
    const person = { ...people[role], email }
    await database.insert(admins).values({ ...person, ...personKeys(person), role, passwordHash: await hashPassword(password), createdAt })
  }
}

const promises = [
  'Patients see the same doctor from the first visit to the last check.',
  'Before and after pictures are taken at every visit and shared with the patient.',
  'A small team, long appointments, and answers the same day.',
  'Open in the evening twice a week, and on Saturday mornings.',
] as const

/** Adds the hand-written practices, which cover unusual names and currencies. */
export const addDemoPractices = async (database: Database, count: number, today: Date) => {
  for (const [index, { look: _look, field, mail, currency, ...doctor }] of practices.slice(0, count).entries()) {
    const id = index + 1
    const random = createRandom(id + 3000)
    const history = demoSubscriptions(id, currency, today)
    const present = history.at(-1)
    const first = Math.min(...history.map(({ startedAt }) => startedAt.getTime()))
    await database.insert(doctors).values({
      ...doctor,
      ...doctorKeys({ ...doctor, email: mail }),
      id,
      email: mail,
      plan: present?.plan ?? 'free',
      description: `A practice for ${field}. ${random.pick(promises)}`,
      picture: portraitOf(id),
      isActive: present?.status !== 'expired',
      createdAt: new Date(first - random.integer(1, 20) * day),
    })
    await database.insert(subscriptions).values(history)
  }
}
