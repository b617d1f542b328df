import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { Texts } from '../../../core/forms/form-content.ts'
import { createLoadedValues } from '../../../core/forms/loaded-values.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

/** Binds the loaded values of a form to its props, and the attribute `unsaved` to them. */
export function useLoadedValues(values: Texts | undefined, version: number | undefined) {
  const [loaded] = useState(() => createLoadedValues(values, version))
  const state = useStore(loaded.$loaded)
  // Layout effect: newer values replace the old ones before the next paint.
  useLayoutEffect(() => loaded.load(values, version))
  useUnsavedChanges(state.unsaved)
  return { ...loaded, ...state }
}
