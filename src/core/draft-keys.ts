import { browserStorage } from './text-storage.ts'

/** Under which key the browser keeps what an admin has typed into a form. */
export const draftPrefix = 'draft:'

export const draftKey = (admin: string, name: string): string => `${draftPrefix}${admin}:${name}`

/** With Log Out an admin has decided to leave, also what waits. */
export function dropDraftsOf(admin: string | undefined): void {
  if (!admin) return
  const storage = browserStorage()
  for (const key of storage.names()) if (key.startsWith(draftKey(admin, ''))) storage.remove(key)
}
