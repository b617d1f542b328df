import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { ActivityEntry } from '../../core/contract/activity.ts'
import { dash, formatTime } from '../../core/format.ts'
import { $activityMessages } from '../../core/i18n/screens/activity.ts'
import type { Column } from '../ui/list/cells/column.ts'
import { NameLink } from '../ui/list/cells/name-link.tsx'
import { TextLines } from '../ui/list/cells/text-lines.tsx'
import { useWords } from './words.ts'

/** Columns of the whole history; that of a practice does not name the practice in each row. */
export function useColumns(isOfPractice: boolean): Column<ActivityEntry>[] {
  const messages = useStore($activityMessages)
  const { actionOf, authorOf, subjectOf, reasonOf, changesOf } = useWords()
  return useMemo(() => {
    const columns: (Column<ActivityEntry> | false)[] = [
      { key: 'action', label: messages.action, kind: 'title', text: actionOf },
      {
        key: 'at',
        sort: 'at',
        label: messages.when,
        brief: true,
        text: ({ at }) => timeOf(at),
        exported: ({ at }) => at,
      },
      {
        key: 'who',
        label: messages.who,
        brief: true,
        text: authorOf,
        cell: (entry) => <TextLines hasAside lines={[authorOf(entry), entry.address ?? ''].filter(Boolean)} />,
        beside: { label: messages.address, text: ({ address }) => address },
      },
      !isOfPractice && {
        key: 'whom',
        label: messages.whom,
        folds: 'late',
        text: subjectOf,
        cell: (entry) =>
          entry.doctor_id === null ? <bdi>{subjectOf(entry)}</bdi> : <NameLink to="doctor" id={entry.doctor_id} name={subjectOf(entry)} />,
      },
      {
        key: 'reason',
        label: messages.reason,
        folds: 'middle',
        text: reasonOf,
        cell: (entry) => <TextLines lines={[reasonOf(entry)].filter(Boolean)} />,
      },
      {
        key: 'changes',
        label: messages.changes,
        folds: 'early',
        text: (entry) => changesOf(entry).join('\n'),
        cell: (entry) => <TextLines lines={changesOf(entry)} />,
      },
    ]
    return columns.filter((column) => column !== false)
  }, [messages, isOfPractice, actionOf, authorOf, subjectOf, reasonOf, changesOf])
}

const timeOf = (at: string) => (at === '' ? dash : formatTime(Date.parse(at)))
