import { expect } from '@open-wc/testing'
import '../../src/elements/account-list/account-list.element.ts'
import '../../src/elements/admin-profile/admin-profile.element.ts'
import '../../src/elements/patient-detail/patient-detail.element.ts'
import { fault, requests } from '../support/backend.ts'
import { answerWhole, doctors, doctorsPath, sampleDoctor } from '../support/elements/account-list/shown.ts'
import { parts } from '../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { openList } from '../support/host/signed-in-panel.ts'
import { mount } from '../support/mount.ts'
import { until } from '../support/until.ts'

const reads = async (path: string) => (await requests({ path, method: 'GET' })).length

/** Lets the next response to a path hold pictures whose addresses have expired. */
async function expireOnce(path: string, query = ''): Promise<void> {
  const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
  const text = await (await fetch(`/api/v1${path}${query}`, { headers })).text()
  expect(text).to.match(/expires=\d/)
  await fault({ kind: 'status', status: 200, method: 'GET', path, text: text.replace(/expires=\d+/g, 'expires=1'), times: 1 })
}

const imagesIn = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll('img')]
const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0

async function showsPictures(images: () => HTMLImageElement[]): Promise<void> {
  await until(() => images().length > 0 && images().every(isLoaded), 'The pictures do not come')
  expect(images().some(({ src }) => src.includes('expires=1&'))).to.equal(false)
}

describe('pictures whose addresses have expired', () => {
  signedIn()

  for (const [where, html, path, query] of [
    ['a list', doctors, doctorsPath, '?page=1&page_size=10&sort=createdAt&order=desc'],
    ['the card and the gallery of a patient', '<patient-detail patient-id="1"></patient-detail>', '/admin/patient', '?patient_id=1'],
    ['a form', '<admin-profile></admin-profile>', '/admin/profile', ''],
  ] as const)
    it(`come with fresh addresses in ${where}, after one more request`, async () => {
      await expireOnce(path, query)
      const before = await reads(path)
      const element = await mount(html)
      await showsPictures(() => imagesIn(element))
      expect(await reads(path)).to.equal(before + 2)
    })

  it('come with fresh addresses in the header of the panel', async () => {
    await expireOnce('/admin/profile')
    const panel = await openList()
    const images = () => [...panel.document.querySelectorAll<HTMLImageElement>('.user-picture img')]
    await showsPictures(images)
    expect(localStorage.getItem('profileURL')).to.equal(images()[0]!.getAttribute('src'))
  })

  it('are asked for once more only: initials stand for a picture that is gone', async () => {
    const gone = (expires: number) => [sampleDoctor({ profile_picture: `/api/v1/pictures/gone.webp?expires=${expires}` })]
    await answerWhole(doctorsPath, gone(3))
    for (const expires of [2, 1])
      await fault({ kind: 'status', status: 200, path: doctorsPath, body: { success: true, data: gone(expires) }, times: 1 })
    const before = await reads(doctorsPath)
    const element = await mount(doctors)
    const asked = async () =>
      (await requests({ path: /gone\.webp/ })).map(({ url, status }) => [new URL(url, location.href).search, status])
    await until(async () => (await asked()).length >= 2 && parts(element, 'picture')[0]!.textContent === 'OB', 'No initials')
    expect((await asked()).map(([search]) => search)).to.deep.equal(['?expires=1', '?expires=2'])
    expect(await reads(doctorsPath)).to.equal(before + 2)
  })
})
