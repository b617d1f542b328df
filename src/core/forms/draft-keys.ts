import { browserStorage } from '../text-storage.ts'

export const draftPrefix = 'draft:'

export const draftKey = (admin: string, name: string): string => `${draftPrefix}${admin}:${name}`

/** Deletes an admin's drafts. Called on Log Out: the admin leaves on purpose and discards unsaved input. */
export function dropDraftsOf(admin: string | undefined): void {
  if (!admin) return
  for (const key of browserStorage.names()) if (key.startsWith(draftKey(admin, ''))) browserStorage.remove(key)
}
