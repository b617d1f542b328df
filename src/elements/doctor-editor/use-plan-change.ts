import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { Id } from '../../core/contract/as-read.ts'
import type { Plan } from '../../core/contract/subscriptions.ts'
import { changeDoctorPlan } from '../../core/doctors.ts'
import { createPlanChange, type LoadedPlan } from '../../core/plan-change.ts'
import { useEmit } from '../runtime/host.ts'
import { useUnsavedChanges } from '../ui/form/unsaved-changes.ts'
import type { DoctorEditorEvents } from './events.ts'

export type PlanChange = ReturnType<typeof usePlanChange>

/** Binds the plan change of a doctor to the loaded plan and to the events of the element. */
export function usePlanChange(doctorId: Id, loaded: LoadedPlan) {
  const emit = useEmit<DoctorEditorEvents>()
  const [change] = useState(() =>
    createPlanChange(loaded, {
      before: (plan) => emit('before-plan-change', { doctorId, plan }),
      save: (plan, version) => changeDoctorPlan(doctorId, plan, version),
      changed: (plan) => emit('plan-change', { doctorId, plan }),
    }),
  )
  const state = useStore(change.$change)
  useUnsavedChanges(state.unsaved !== undefined || state.step?.stage === 'processing')
  // Layout effect: the plan from the server replaces the old one before the next paint.
  useLayoutEffect(() => change.load(loaded))
  return { ...state, ask: change.ask, close: change.close, send: (plan: Plan) => void change.send(plan) }
}
