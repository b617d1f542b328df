import { useEffect, useState } from 'react'
import type { Heading, Screen } from './routes.ts'

/** Returns the heading of a page with the name of the person that it shows, once the screen tells it. */
export function useRecordHeading(heading: Heading, screen: Pick<Screen, 'record' | 'recordPath'> | undefined): Heading {
  const { record, recordPath: path } = screen ?? {}
  const [last, setLast] = useState<{ record: string; name: string }>()
  useEffect(() => {
    if (record === undefined) return
    const tell = ({ detail: { name } }: CustomEvent<{ name: string }>) => setLast({ record, name })
    document.addEventListener('record-load', tell)
    return () => document.removeEventListener('record-load', tell)
  }, [record])
  if (!last?.name || last.record !== record) return heading
  const [title, parents, page] = [last.name, heading.trail.slice(0, -1), heading.trail.slice(-1)]
  if (!path) return { title, context: parents.at(-1)?.label, trail: [...parents, { label: title }] }
  return { title, context: heading.title, trail: [...parents, { label: title, path }, ...page] }
}
