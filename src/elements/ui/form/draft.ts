import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropDraft, dropOldDrafts, findDraft, followSessionEnd, keepDraft, type Draft } from '../../../core/forms/drafts.ts'
import { changesIn } from '../../../core/forms/form-content.ts'
import { isIdentityKnown, ensureIdentity } from '../../../core/identity.ts'
import { useKeep, useKept } from '../../runtime/kept-state.ts'
import { focusFirst, useForm } from './form.tsx'

interface FormDraft {
  /** Stored draft of the same admin; undefined if it equals the saved values. */
  draft: Draft | undefined
  restore: () => void
  discard: () => void
}

/**
 * Stores the unsaved text of a form when the session ends, and finds it when the same admin opens the form again.
 * Restores it without asking when the element is back within 5 s.
 * Stores nothing without a name.
 */
export function useDraft(name: string | undefined): FormDraft {
  const { element, fields, check, loaded, accepted } = useForm()
  const { texts, typed, saved, restored, restore } = loaded
  // Read at once if possible, to avoid a layout shift under the pointer.
  const [draft, setDraft] = useState(() => (name !== undefined && isIdentityKnown() ? findDraft(name) : undefined))

  useEffect(() => {
    if (name === undefined) return
    let shown = true
    const find = () => {
      if (shown) setDraft(findDraft(name))
    }
    if (!isIdentityKnown()) ensureIdentity().then(find, (error: unknown) => console.error(error))
    dropOldDrafts()
    const stop = followSessionEnd(() => {
      if (Object.keys(typed()).length > 0) keepDraft(name, { ...findDraft(name)?.texts, ...typed() })
    })
    const forget = () => dropDraft(name)
    accepted.add(forget)
    return () => {
      shown = false
      stop()
      accepted.delete(forget)
    }
  }, [name, typed, accepted])

  const key = `draft ${name}`
  const kept = useRef(useKept(key) as Draft['texts'] | undefined)
  useKeep(
    key,
    useCallback(() => (name !== undefined && Object.keys(typed()).length > 0 ? typed() : undefined), [name, typed]),
  )
  useLayoutEffect(() => {
    if (kept.current) restore(kept.current)
  }, [restore])

  // The pressed button is gone: focus the first restored field. An element that comes back takes no focus.
  useLayoutEffect(() => {
    if (restored !== kept.current) focusFirst(element.current, Object.keys(restored))
  }, [element, restored])

  const known = Object.entries(draft?.texts ?? {}).filter(([field]) => fields.includes(field))
  const changes = changesIn(Object.fromEntries(known), saved)

  function drop() {
    if (name !== undefined) dropDraft(name)
    setDraft(undefined)
  }

  return {
    draft: Object.keys(changes).length > 0 ? draft : undefined,
    restore: () => {
      drop()
      restore(changes)
      for (const [field, text] of Object.entries(changes)) check(field, text, texts())
    },
    discard: () => {
      drop()
      focusFirst(element.current, fields)
    },
  }
}
