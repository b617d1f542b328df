/** Key-value storage of texts, such as `localStorage`. */
export interface TextStorage {
  names: () => string[]
  read: (name: string) => string | undefined
  write: (name: string, text: string) => void
  remove: (name: string) => void
}

const ofPage = new Map<string, string>()

/** In-memory storage; lost on reload. */
export const pageStorage: TextStorage = {
  names: () => [...ofPage.keys()],
  read: (name) => ofPage.get(name),
  write: (name, text) => void ofPage.set(name, text),
  remove: (name) => void ofPage.delete(name),
}

/** Returns `localStorage`, which all tabs share; in-memory storage if the user has blocked it. */
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
    // A blocked `localStorage` throws on access.
    if (!(error instanceof DOMException)) throw error
    return pageStorage
  }
}
