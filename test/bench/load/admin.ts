import assert from 'node:assert/strict'
import type { List } from '../../../src/core/contract/list.ts'
import type { SignInAnswer } from '../../../src/core/contract/session.ts'
import { createRandom } from '../../../demo/server/seed/random.ts'
import { checkAnswer } from '../../support/server/openapi-answers.ts'
import type { Answer, Connection } from './connection.ts'
import { connections, mix, type Kind } from './office-hour.ts'
import type { DoctorDetails, DoctorListItem, Subscription } from '../../support/server-types.ts'

/** Response other than 200; the message contains its status and error code. */
export class Refused extends Error {}

interface Admin {
  connection: Connection
  signIn: { email: string; password: string }
  number: number
  /** Ids of doctors that only this admin changes, so that reads return the values it wrote. */
  own: readonly number[]
  picture: Buffer
}

const accepted = (method: string, path: string, { status, bytes }: Answer): unknown => {
  const body = JSON.parse(String(bytes)) as { code?: string }
  if (status !== 200) throw new Refused(`${status} ${body.code}`)
  checkAnswer({ method, path, status, body })
  return body
}

/** Creates a simulated admin. Each of its `deeds` sends requests and checks the responses. */
export const createAdmin = ({ connection, signIn, number, own, picture }: Admin) => {
  const { integer, pick } = createRandom(number + 1)
  let token = ''
  /** Tokens of other open sessions, as on another device. */
  const spares: string[] = []
  const known: DoctorDetails[] = []
  /** A picture URL, and the list that contained it. */
  let seen = { picture: '', list: '' }
  let saves = 0
  const anyOwn = () => own[integer(0, own.length - 1)]!
  const descriptions = new Map<number, string>()
  const versions = new Map<number, number>()
  const subscriptions = new Map<number, Subscription>()

  const get = async <Body>(path: string) => accepted('GET', path, await connection.ask(`/api/v1${path}`, { token })) as Body
  const post = async (path: string, body: object, as = token) =>
    accepted('POST', path, await connection.ask(`/api/v1${path}`, { token: as, body }))

  const open = async () => ((await post('/admin/login', signIn, '')) as SignInAnswer).access_token

  const listPage = async () => {
    const [size, page] = [pick([10, 10, 20, 50]), integer(1, 20)]
    const path = pick([
      '/admin/doctors?sort=name',
      '/admin/doctors?sort=createdAt&order=desc',
      '/admin/patients?sort=name',
      '/admin/doctor/subscriptions?status=active',
      '/admin/doctor/subscriptions?plan=premium&sort=end_date',
    ])
    const list = `${path}&page=${page}&page_size=${size}`
    const { data, meta } = await get<List<{ profile_picture: string | null }>>(list)
    assert.ok(meta && meta.page === page)
    // Other admins change statuses between the count and the rows.
    assert.ok(data.length === size || meta.total < page * size + connections)
    const picture = data.find(({ profile_picture }) => profile_picture)?.profile_picture
    if (picture) seen = { picture, list }
  }

  /** Returns whether the list still contains the picture; another admin may have replaced it. */
  const isStillNamed = async () => {
    const { data } = await get<List<{ profile_picture: string | null }>>(seen.list)
    const [file = ''] = seen.picture.split('?')
    return data.some(({ profile_picture }) => profile_picture?.startsWith(file))
  }

  const search = async () => {
    const { email, last_name } = known[integer(0, known.length - 1)]!
    const word = pick([email, last_name])
    const { data, meta } = await get<List<DoctorListItem>>(`/admin/doctors?q=${encodeURIComponent(word)}&page=1`)
    assert.ok(meta && meta.total >= 1 && data.length >= 1)
    if (word === email) assert.equal(data[0]?.email, email)
  }

  const details = async () => {
    if (integer(0, 2) === 0) {
      await get(`/admin/patient?patient_id=${integer(1, 5000)}`)
      return
    }
    const id = anyOwn()
    const { data } = await get<{ data: DoctorDetails }>(`/admin/doctor?doctor_id=${id}`)
    assert.equal(data.description, descriptions.get(id) ?? data.description)
    assert.equal(data.version, versions.get(id) ?? data.version)
    versions.set(id, data.version!)
  }

  const saveDoctor = async (withPicture: boolean) => {
    const id = anyOwn()
    saves += 1
    const form = new FormData()
    form.append('description', `Save ${saves} of ${number}`)
    if (withPicture) form.append('profile_picture', new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }))
    const version = versions.get(id)
    if (version) form.append('version', String(version))
    await post(`/admin/doctor/profile?doctor_id=${id}`, form)
    descriptions.set(id, `Save ${saves} of ${number}`)
    if (version) versions.set(id, version + 1)
  }

  const deeds: Record<Kind, () => Promise<void>> = {
    'list page': listPage,
    search,
    details,
    overview: async () => {
      await get('/admin/overview')
    },
    picture: async () => {
      const { status, type, bytes } = await connection.ask(seen.picture.replace(/^https?:\/\/[^/]+/, ''))
      if (status === 404 && !(await isStillNamed())) return
      if (status !== 200) throw new Refused(String(status))
      assert.ok(type === 'image/webp' && bytes.length > 100)
    },
    'status change': async () => {
      const { id, user_id, status, version } = [...subscriptions.values()][integer(0, subscriptions.size - 1)]!
      const next = status === 'active' ? 'canceled' : 'active'
      await post('/admin/subscription/status/change', {
        subscription_id: id,
        user_id,
        status: next,
        reason: 'Load',
        ...(version && { version }),
      })
      subscriptions.set(id, { ...subscriptions.get(id)!, status: next, ...(version && { version: version + 1 }) })
    },
    'profile save': () => saveDoctor(false),
    'picture upload': () => saveDoctor(true),
    'sign-in': async () => {
      spares.push(await open())
    },
    'sign-out': async () => {
      await post('/admin/logout', {}, spares.shift() ?? (await open()))
    },
  }

  return {
    deeds,
    /** Signs in and loads the first data. Not measured. */
    begin: async () => {
      token = await open()
      for (let session = 0; session < mix['sign-out']; session++) spares.push(await open())
      for (const id of own) {
        known.push((await get<{ data: DoctorDetails }>(`/admin/doctor?doctor_id=${id}`)).data)
        const { data } = await get<List<Subscription>>(`/admin/doctor/subscriptions?doctor_id=${id}`)
        for (const row of data) if (row.status === 'active') subscriptions.set(row.id, row)
      }
      assert.ok(subscriptions.size > 0)
      while (!seen.picture) await listPage()
    },
    /** Throws if a process lacks an acknowledged change. */
    verify: async () => {
      for (const id of own) {
        const { data } = await get<{ data: DoctorDetails }>(`/admin/doctor?doctor_id=${id}`)
        assert.deepEqual([data.description, data.version], [descriptions.get(id) ?? data.description, versions.get(id) ?? data.version])
        const rows = (await get<List<Subscription>>(`/admin/doctor/subscriptions?doctor_id=${id}`)).data
        for (const { id: row, status, version } of rows) {
          const last = subscriptions.get(row)
          assert.deepEqual([status, version], [last?.status ?? status, last?.version ?? version])
        }
      }
      connection.close()
    },
  }
}
