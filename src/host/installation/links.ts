import type { Id } from '../../core/contract/as-read.ts'
import { encodeId } from '../../core/ids.ts'
import type { Links, LinkSection } from '../../core/links.ts'
import { hrefOf } from './paths.ts'

const to = (path: string) => () => hrefOf(path)

const withId = (path: string) => (id?: Id, section?: LinkSection) =>
  hrefOf(id === undefined ? path : `${path}?id=${encodeURIComponent(encodeId(id))}${section ? `&section=${section}` : ''}`)

/** URLs of the panel's screens for the elements' links, §2, under the base path of the installation. */
export const panelLinks: Required<Links> = {
  doctor: withId('/doctor'),
  'doctor-edit': withId('/doctors/edit'),
  patient: withId('/patient'),
  doctors: to('/doctors'),
  patients: to('/patients'),
  admins: to('/admins'),
  subscriptions: to('/subscription/active'),
  activity: withId('/activity'),
}
