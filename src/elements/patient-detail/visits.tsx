import { useStore } from '@nanostores/react'
import type { Visit } from '../../core/contract/patients.ts'
import { formatDate } from '../../core/format.ts'
import { $patientDetailMessages } from '../../core/messages/patient-detail.ts'
import { Card } from '../ui/card/card.tsx'
import { Section } from '../ui/card/section.tsx'
import { Gallery } from '../ui/gallery/gallery.tsx'
import { EmptyState } from '../ui/table/empty-state.tsx'

export function Visits({ visits }: { visits: Visit[] }) {
  const messages = useStore($patientDetailMessages)
  return (
    <Section title={messages.visits}>
      {visits.length === 0 && (
        <Card>
          <EmptyState text={messages.noVisits} />
        </Card>
      )}
      <div className="pe-stack">
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
      </div>
    </Section>
  )
}

function VisitCard({ visit: { visit: number, visit_type, createdAt, images } }: { visit: Visit }) {
  const messages = useStore($patientDetailMessages)
  const title = messages.visit({ number })
  const alt = (index: number) => messages.picture({ visit: number, number: index + 1, total: images.length })
  return (
    <Card title={title} actions={<span>{formatDate(createdAt)}</span>}>
      <p>{visit_type}</p>
      <Gallery label={title} pictures={images.map((url, index) => ({ url, alt: alt(index) }))} />
    </Card>
  )
}
