import { useEffect, useState } from 'react'
import type { Heading } from './routes.ts'

/** Returns the heading of a page with the name of the person that it shows, once the screen tells it. */
export function useRecordHeading(heading: Heading, record: string | undefined): Heading {
  const [last, setLast] = useState<{ record: string; name: string }>()
  useEffect(() => {
    if (record === undefined) return
    const tell = ({ detail: { name } }: CustomEvent<{ name: string }>) => setLast({ record, name })
    document.addEventListener('record-load', tell)
    return () => document.removeEventListener('record-load', tell)
  }, [record])
  if (!last?.name || last.record !== record) return heading
  return { title: last.name, trail: [...heading.trail.slice(0, -1), { label: last.name }] }
}
