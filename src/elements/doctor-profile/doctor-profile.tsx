import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { acceptsKeys } from '../../core/api/idempotency.ts'
import type { Id } from '../../core/contract/as-read.ts'
import type { DoctorDetails } from '../../core/contract/doctors.ts'
import { doctorResource } from '../../core/doctors.ts'
import { $doctorProfileMessages } from '../../core/i18n/screens/doctor-profile.ts'
import { stateOfPart } from '../../core/lists/list-state.ts'
import { embeddable } from '../embeddable.ts'
import { Section } from '../ui/display/card/section.tsx'
import { embedded } from '../ui/display/embedded/embedded.tsx'
import { useEmbeddedLists } from '../ui/list/use-embedded-lists.ts'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { LoadedById } from '../ui/feedback/loading/loaded-by-id.tsx'
import { DoctorCard } from './doctor-card.tsx'

const Subscriptions = embedded('doctor-subscriptions', embeddable['doctor-subscriptions'])
const Accounts = embedded('account-list', embeddable['account-list'])
const HistorySection = lazyPart(
  () => import('./history-section.tsx'),
  ({ HistorySection }) => HistorySection,
)

interface DoctorProfileAttributes {
  doctorId?: string
  listState?: string
  section?: string
}

export function DoctorProfile({ doctorId, listState, section }: DoctorProfileAttributes) {
  const { badDoctor, back } = useStore($doctorProfileMessages)
  return (
    <LoadedById id={doctorId} badId={badDoctor} create={doctorResource} wayBack={<ElementLink to="doctors">{back}</ElementLink>}>
      {(doctor, id) => <Profile id={id} doctor={doctor} listState={listState} section={section} />}
    </LoadedById>
  )
}

interface ProfileProps {
  id: Id
  doctor: DoctorDetails
  listState: string | undefined
  section: string | undefined
}

function Profile({ id, doctor, listState, section }: ProfileProps) {
  const { subscriptions, patients, history } = useStore($doctorProfileMessages)
  const listAt = useEmbeddedLists(listState)
  // Only our own server has a history. It has answered already.
  const [hasHistory] = useState(acceptsKeys)
  return (
    <div className="pe-stack">
      <DoctorCard id={id} doctor={doctor} />
      <Section title={subscriptions} arrives={section === 'subscriptions'}>
        <Subscriptions {...listAt('subscriptions', { 'doctor-id': id })} />
      </Section>
      <Section title={patients} hasHeading arrives={section === 'patients'}>
        <Accounts {...listAt('patients', { 'key-prop': 'patients', 'doctor-id': id })} />
      </Section>
      {hasHistory && (
        <HistorySection
          title={history}
          isOpenAtFirst={stateOfPart(listState ?? '', 'history') !== ''}
          log={listAt('history', { 'doctor-id': id })}
        />
      )}
    </div>
  )
}
