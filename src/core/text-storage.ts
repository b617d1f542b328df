/** Key-value storage of texts, such as `localStorage`. */
export interface TextStorage {
  names: () => string[]
  read: (name: string) => string | undefined
  write: (name: string, text: string) => void
  remove: (name: string) => void
}

function memoryStorage(): TextStorage {
  const texts = new Map<string, string>()
  return {
    names: () => [...texts.keys()],
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  }
}

/** In-memory storage; lost on reload. */
export const pageStorage = memoryStorage()

/** Texts that `localStorage` did not take. */
const rejected = memoryStorage()

/** Returns undefined if the user has blocked `localStorage`, which throws on access then, or if it is full. */
function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

/** `localStorage`, which all tabs share. A text that it does not take stays in memory until the page is left. Never throws. */
export const browserStorage: TextStorage = {
  names: () => [...new Set([...(attempt(Object.keys) ?? []), ...rejected.names()])],
  read: (name) => attempt((storage) => storage.getItem(name)) ?? rejected.read(name),
  write: (name, text) => {
    rejected.remove(name)
    const isTaken = attempt((storage) => {
      storage.setItem(name, text)
      return true
    })
    if (isTaken) return
    // Another tab or the next page must not take the former text, such as the token of another admin.
    attempt((storage) => storage.removeItem(name))
    rejected.write(name, text)
  },
  remove: (name) => {
    rejected.remove(name)
    attempt((storage) => storage.removeItem(name))
  },
}
