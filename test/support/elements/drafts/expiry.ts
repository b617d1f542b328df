import { clearFaults, fault } from '../../backend.ts'
import { unmount } from '../../mount.ts'
import { within } from '../../screen.ts'
import { outcome, profilePath } from '../../core/wire.ts'

/** Ends the session by a 401 to any call of the page. */
export async function expire(): Promise<void> {
  await fault({ kind: 'status', status: 401, path: profilePath })
  await outcome()
  await clearFaults()
}

/** Does the same and removes the elements, as the panel does. */
export async function expireAndLeave(): Promise<void> {
  await expire()
  unmount()
}

const words = /^You have unsaved changes from /

export const offer = (place: HTMLElement): Promise<HTMLElement> => within(place).findByShadowText(words)

export const offered = (place: HTMLElement): boolean => within(place).queryByShadowText(words) !== null

export const restoreButton = (place: HTMLElement): HTMLElement => within(place).getByShadowRole('button', { name: 'Restore' })

export const discardButton = (place: HTMLElement): HTMLElement => within(place).getByShadowRole('button', { name: 'Discard' })

const kept = (storage: Storage) => Object.entries(storage as unknown as Record<string, string>)

export const keptDrafts = (): [string, string][] => kept(localStorage).filter(([key]) => key.startsWith('draft:'))

/** Removes the drafts of earlier tests. The end of a session stores unsaved input as a draft. */
export const forgetDrafts = (): void => keptDrafts().forEach(([key]) => localStorage.removeItem(key))

/** Returns the content of both browser storages as one text. */
export const everythingKept = (): string => JSON.stringify([kept(localStorage), kept(sessionStorage)])
