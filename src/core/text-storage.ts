/** Texts by name, such as what the browser keeps for this origin. */
export interface TextStorage {
  names: () => string[]
  read: (name: string) => string | undefined
  write: (name: string, text: string) => void
  remove: (name: string) => void
}

const ofPage = new Map<string, string>()

/** Lasts as long as the page. */
export const pageStorage: TextStorage = {
  names: () => [...ofPage.keys()],
  read: (name) => ofPage.get(name),
  write: (name, text) => void ofPage.set(name, text),
  remove: (name) => void ofPage.delete(name),
}

/** Lasts, and is the same in every tab; where the user has blocked it, it is the page's. */
export function browserStorage(): TextStorage {
  try {
    const storage = localStorage
    return {
      names: () => Object.keys(storage),
      read: (name) => storage.getItem(name) ?? undefined,
      write: (name, text) => storage.setItem(name, text),
      remove: (name) => storage.removeItem(name),
    }
  } catch (error) {
    // Even to name it is refused then.
    if (!(error instanceof DOMException)) throw error
    return pageStorage
  }
}
