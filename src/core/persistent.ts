// eslint-disable-next-line no-restricted-syntax -- the only place that knows the library
import * as library from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
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

interface StoreOptions<Value> {
  initial: Value
  encode: (value: Value) => string
  decode: (text: string) => Value
}

/** Returns a function that gives each kind of list its own stored atom, under keys such as `columns.doctors`. */
export function persistentAtomOfKind<Value>(
  name: string,
  { initial, ...coding }: StoreOptions<Value>,
): (kind: string) => WritableAtom<Value> {
  const known = new Map<string, WritableAtom<Value>>()
  return (kind) => {
    const store: WritableAtom<Value> = known.get(kind) ?? persistentAtom<Value>(`${name}.${kind}`, initial, coding)
    known.set(kind, store)
    return store
  }
}
