// eslint-disable-next-line no-restricted-syntax -- the only place that knows the library
import * as library from '@nanostores/persistent'
import { browserStorage } from './text-storage.ts'

/** The browser's storage as the object that the library reads and writes. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_target, name) => browserStorage.read(String(name)) !== undefined,
    get: (_target, name) => browserStorage.read(String(name)),
    set: (_target, name, text: string) => {
      browserStorage.write(String(name), text)
      return true
    },
    deleteProperty: (_target, name) => {
      browserStorage.remove(String(name))
      return true
    },
  },
)

function onBrowserStorage<Create>(create: Create): Create {
  // On a server, the library keeps the values in memory.
  if (typeof window !== 'undefined') library.setPersistentEngine(engine, library.windowPersistentEvents)
  return create
}

/** Creates a store that keeps its text in `browserStorage` and follows other tabs. */
export const persistentAtom = onBrowserStorage(library.persistentAtom)

/** Creates a store that keeps its value there as JSON. */
export const persistentJSON = onBrowserStorage(library.persistentJSON)
