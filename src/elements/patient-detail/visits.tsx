import { useStore } from '@nanostores/react'
import type { Visit } from '../../core/contract/patients.ts'
import { dash, formatDate } from '../../core/format.ts'
import { newestFirst } from '../../core/patients.ts'
import { $patientDetailMessages } from '../../core/i18n/screens/patient-detail.ts'
import { Card } from '../ui/display/card/card.tsx'
import { Section } from '../ui/display/card/section.tsx'
import { Gallery } from '../ui/display/gallery/gallery.tsx'
import { EmptyState } from '../ui/list/table/empty-state.tsx'

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
        {newestFirst(visits).map((visit, place) => (
          <VisitCard key={visit.id ?? `at ${place}`} visit={visit} />
        ))}
      </div>
    </Section>
  )
}

function VisitCard({ visit: { visit, visit_type, createdAt, images } }: { visit: Visit }) {
  const messages = useStore($patientDetailMessages)
  const number = visit ?? dash
  const pictures = images.filter(Boolean)
  const title = messages.visit({ number })
  const alt = (index: number) => messages.picture({ visit: number, number: index + 1, total: pictures.length })
  return (
    <Card title={title} below={1} actions={<span>{formatDate(createdAt)}</span>}>
      <p>{visit_type}</p>
      <Gallery label={title} pictures={pictures.map((url, index) => ({ url, alt: alt(index) }))} />
    </Card>
  )
}
