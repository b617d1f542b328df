import { embeddable } from '../embeddable.ts'
import { Disclosure } from '../ui/display/card/disclosure.tsx'
import { embedded, type EmbeddedProps } from '../ui/display/embedded/embedded.tsx'

const Activity = embedded('activity-log', embeddable['activity-log'])

interface HistorySectionProps {
  title: string
  isOpenAtFirst: boolean
  log: EmbeddedProps
}

/** History of a practice. Its list loads when the section opens. */
export const HistorySection = ({ title, isOpenAtFirst, log }: HistorySectionProps) => (
  <Disclosure name="history" title={title} isOpenAtFirst={isOpenAtFirst}>
    <Activity {...log} />
  </Disclosure>
)
