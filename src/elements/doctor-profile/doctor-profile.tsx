import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createDoctor } from '../../core/doctors.ts'
import { wholeNumber } from '../../core/encoded-id.ts'
import { $doctorProfileMessages } from '../../core/messages/doctor-profile.ts'
import { embeddable } from '../embeddable.ts'
import { Section } from '../ui/card/section.tsx'
import { embedded } from '../ui/embedded/embedded.tsx'
import { useEmbeddedLists } from '../ui/embedded/embedded-lists.ts'
import { ElementLink } from '../ui/link/element-link.tsx'
import { Loaded } from '../ui/loaded/loaded.tsx'
import { Misconfigured } from '../ui/notice/misconfigured.tsx'
import { DoctorCard } from './doctor-card.tsx'

const Subscriptions = embedded('doctor-subscriptions', embeddable['doctor-subscriptions'])
const Accounts = embedded('account-list', embeddable['account-list'])

interface DoctorProfileAttributes {
  doctorId?: string
  listState?: string
}

export function DoctorProfile({ doctorId, listState }: DoctorProfileAttributes) {
  const { badDoctor } = useStore($doctorProfileMessages)
  const id = wholeNumber(doctorId)
  if (id) return <Profile key={id} id={id} listState={listState} />
  return (
    <Misconfigured message={badDoctor}>
      <WayBack />
    </Misconfigured>
  )
}

function Profile({ id, listState }: { id: number; listState: string | undefined }) {
  const { subscriptions } = useStore($doctorProfileMessages)
  const listAt = useEmbeddedLists(listState)
  const [$doctor] = useState(() => createDoctor(id))
  return (
    <Loaded $resource={$doctor} wayBack={<WayBack />}>
      {(doctor) => (
        <div className="pe-stack">
          <DoctorCard id={id} doctor={doctor} />
          <Section title={subscriptions}>
            <Subscriptions doctor-id={id} {...listAt('subscriptions')} />
          </Section>
          <Accounts key-prop="patients" doctor-id={id} {...listAt('patients')} />
        </div>
      )}
    </Loaded>
  )
}

function WayBack() {
  const { back } = useStore($doctorProfileMessages)
  return <ElementLink to="doctors">{back}</ElementLink>
}
