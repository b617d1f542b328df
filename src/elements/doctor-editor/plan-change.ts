import { useState } from 'react'
import type { Id } from '../../core/contract/as-read.ts'
import type { Plan } from '../../core/contract/subscriptions.ts'
import { changeDoctorPlan } from '../../core/doctors.ts'
import { useEmit } from '../runtime/host.ts'
import type { DoctorEditorEvents } from './events.ts'

export type Stage = 'asking' | 'processing' | 'done' | 'failed'

export interface PlanChange {
  /** State of the dialog; undefined while it is closed. */
  asked: { plan: Plan; stage: Stage; failure?: unknown } | undefined
  selected: string
  /** Selected plan that could not be saved. */
  unsaved: Plan | undefined
  ask: (plan: Plan) => void
  send: (plan: Plan) => void
  close: () => void
}

/** Changes a doctor's plan, §4. The selection changes on confirmation and stays if the request fails. */
export function usePlanChange(doctorId: Id, saved: string, version: number | undefined): PlanChange {
  const emit = useEmit<DoctorEditorEvents>()
  const [asked, setAsked] = useState<PlanChange['asked']>()
  const [selected, setSelected] = useState({ plan: saved, saved })
  const [unsaved, setUnsaved] = useState<Plan>()
  if (selected.saved !== saved) {
    setSelected({ plan: saved, saved })
    // The selection now shows the plan from the server, which is saved.
    setUnsaved(undefined)
  }

  async function send(plan: Plan) {
    if (!emit('before-plan-change', { doctorId, plan })) return setAsked(undefined)
    setSelected({ plan, saved })
    setUnsaved(undefined)
    setAsked({ plan, stage: 'processing' })
    try {
      await changeDoctorPlan(doctorId, plan, version)
      setAsked({ plan, stage: 'done' })
      emit('plan-change', { doctorId, plan })
    } catch (error) {
      console.error(error)
      setUnsaved(plan)
      setAsked({ plan, stage: 'failed', failure: error })
    }
  }

  return {
    asked,
    selected: selected.plan,
    unsaved,
    ask: (plan) => setAsked({ plan, stage: 'asking' }),
    send: (plan) => void send(plan),
    close: () => setAsked(undefined),
  }
}
