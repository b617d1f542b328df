import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createDoctor } from '../../core/doctors.ts'
import { wholeNumber } from '../../core/encoded-id.ts'
import { $doctorProfileMessages } from '../../core/messages/doctor-profile.ts'
import { embeddable } from '../embeddable.ts'
import { Section } from '../ui/card/section.tsx'
import { embedded } from '../ui/embedded/embedded.tsx'
import { ElementLink } from '../ui/link/element-link.tsx'
import { Loaded } from '../ui/loaded/loaded.tsx'
import { Misconfigured } from '../ui/notice/misconfigured.tsx'
import { DoctorCard } from './doctor-card.tsx'

const Subscriptions = embedded('doctor-subscriptions', embeddable['doctor-subscriptions'])
const Accounts = embedded('account-list', embeddable['account-list'])

export function DoctorProfile({ doctorId }: { doctorId?: string }) {
  const { badDoctor } = useStore($doctorProfileMessages)
  const id = wholeNumber(doctorId)
  if (id) return <Profile key={id} id={id} />
  return (
    <Misconfigured message={badDoctor}>
      <WayBack />
    </Misconfigured>
  )
}

function Profile({ id }: { id: number }) {
  const { subscriptions } = useStore($doctorProfileMessages)
  const [$doctor] = useState(() => createDoctor(id))
  return (
    <Loaded $resource={$doctor} wayBack={<WayBack />}>
      {(doctor) => (
        <div className="pe-stack">
          <DoctorCard id={id} doctor={doctor} />
          <Section title={subscriptions}>
            <Subscriptions doctor-id={id} />
          </Section>
          <Accounts key-prop="patients" doctor-id={id} />
        </div>
      )}
    </Loaded>
  )
}

function WayBack() {
  const { back } = useStore($doctorProfileMessages)
  return <ElementLink to="doctors">{back}</ElementLink>
}
