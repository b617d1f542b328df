import { map, onMount } from 'nanostores'
import { isUnauthorized } from './api/api-error.ts'
import type { Plan } from './contract/subscriptions.ts'
import { $expired } from './session/session-state.ts'

/** State of the dialog, from question to result. */
export interface PlanChangeStep {
  plan: Plan
  stage: 'asking' | 'processing' | 'done' | 'failed'
  /** Error of a failed request. */
  failure?: unknown
  /** True if the dialog asks again, because the request failed with an expired session that is now restored. */
  sessionRestored?: boolean
}

export interface PlanChangeState {
  /** Plan on the server, or the confirmed one. */
  selected: string
  /** Confirmed plan that could not be saved. */
  unsaved: Plan | undefined
  /** Undefined while the dialog is closed. */
  step: PlanChangeStep | undefined
}

export interface LoadedPlan {
  plan: string
  /** Version of the doctor, if the server counts versions. */
  version: number | undefined
}

interface PlanChangeOptions {
  /** Called before the request. Returns false to cancel it. */
  before: (plan: Plan) => boolean
  save: (plan: Plan, version: number | undefined) => Promise<void>
  /** Called after the plan is saved. */
  changed: (plan: Plan) => void
}

/** Creates the state of a plan change, §4. The selection changes on confirmation and stays if the request fails. */
export function createPlanChange(initial: LoadedPlan, { before, save, changed }: PlanChangeOptions) {
  let loaded = initial
  const $change = map<PlanChangeState>({ selected: loaded.plan, unsaved: undefined, step: undefined })

  const update = (changes: Partial<PlanChangeState>) => $change.set({ ...$change.get(), ...changes })

  onMount($change, () =>
    $expired.subscribe((expired) => {
      const { step } = $change.get()
      if (!expired && step && isUnauthorized(step.failure)) update({ step: { plan: step.plan, stage: 'asking', sessionRestored: true } })
    }),
  )

  /** Takes the plan from the server. Another plan than before replaces the selection. */
  function load(now: LoadedPlan): void {
    const isOther = now.plan !== loaded.plan
    loaded = now
    if (isOther) update({ selected: now.plan, unsaved: undefined })
  }

  /** Opens the dialog. */
  const ask = (plan: Plan): void => update({ step: { plan, stage: 'asking' } })

  const close = (): void => update({ step: undefined })

  /** Saves the confirmed plan. Never rejects: the state holds the error. */
  async function send(plan: Plan): Promise<void> {
    if (!before(plan)) return close()
    update({ selected: plan, unsaved: undefined, step: { plan, stage: 'processing' } })
    try {
      await save(plan, loaded.version)
      update({ step: { plan, stage: 'done' } })
      changed(plan)
    } catch (failure) {
      console.error(failure)
      update({ unsaved: plan, step: { plan, stage: 'failed', failure } })
    }
  }

  return { $change, load, ask, close, send }
}
