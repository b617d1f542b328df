import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { ActivityEntry } from '../../core/contract/activity.ts'
import { reactivationReason, undoReason } from '../../core/contract/subscriptions.ts'
import { dash, formatDay } from '../../core/format.ts'
import { $planLabels, planName } from '../../core/i18n/parts/plans.ts'
import { $practiceStatusLabels } from '../../core/i18n/parts/practice-statuses.ts'
import { $roleLabels, roleLabel } from '../../core/i18n/parts/roles.ts'
import { $statusLabels } from '../../core/i18n/parts/statuses.ts'
import { $activityActions, $activityFields, $activityMessages } from '../../core/i18n/screens/activity.ts'

type Change = ActivityEntry['changes'][number]

const planPrefix = 'doctor-plan-'

/** Returns functions that say the parts of an entry in the reader's language. */
export function useWords() {
  const messages = useStore($activityMessages)
  const actions = useStore($activityActions)
  const fields = useStore($activityFields)
  const plans = useStore($planLabels)
  const statuses = useStore($statusLabels)
  const practiceStatuses = useStore($practiceStatusLabels)
  const roles = useStore($roleLabels)

  return useMemo(() => {
    const reasons: Readonly<Record<string, string>> = { [reactivationReason]: messages.active, [undoReason]: messages.undone }
    /** Values that are not shown as they are stored. */
    const shown: Readonly<Record<string, (value: string) => string>> = {
      plan: (value) => planName(plans, value),
      status: (value) => (isKeyOf(statuses, value) ? statuses[value] : value),
      isActive: (value) => practiceStatuses[value === 'true' ? 'active' : 'inactive'],
      role: (value) => roleLabel(roles, value),
      createdAt: formatDay,
      end_date: formatDay,
    }
    const valueOf = (field: string, value: string | null) => (value ? (shown[field]?.(value) ?? value) : dash)
    const sentenceOf = ({ field: key, before, after }: Change) => {
      const field = isKeyOf(fields, key) ? fields[key] : key
      if (before === null && after === null) return messages.hidden({ field })
      if (before === null && key === 'rows') return messages.given({ field, after: valueOf(key, after) })
      return messages.changed({ field, before: valueOf(key, before), after: valueOf(key, after) })
    }
    return {
      /** An action of another backend is shown as it is. */
      actionOf: ({ action }: ActivityEntry) => {
        if (action.startsWith(planPrefix)) return actions['doctor-plan']({ plan: planName(plans, action.slice(planPrefix.length)) })
        const sentence = isKeyOf(actions, action) ? actions[action] : action
        return typeof sentence === 'string' ? sentence : action
      },
      authorOf: ({ who: { kind, name, portal } }: ActivityEntry) => {
        if (name && portal) return messages.throughPortal({ name, portal })
        return name ?? (kind === 'command-line' ? messages.commandLine : messages.unknown)
      },
      subjectOf: ({ whom: { kind, name } }: ActivityEntry) =>
        kind === 'portal-key' && name ? messages.portalNamed({ name }) : name || dash,
      reasonOf: ({ reason }: ActivityEntry) => (reason && Object.hasOwn(reasons, reason) ? (reasons[reason] ?? '') : (reason ?? '')),
      changesOf: ({ changes }: ActivityEntry) => changes.map(sentenceOf),
    }
  }, [messages, actions, fields, plans, statuses, practiceStatuses, roles])
}

const isKeyOf = <Words extends object>(words: Words, key: string): key is Extract<keyof Words, string> => Object.hasOwn(words, key)
