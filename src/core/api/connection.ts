import { atom, onMount } from 'nanostores'

/** `offline`: the browser has no network. `unreachable`: it has a network, but the last request did not reach the server. */
export type Connection = 'up' | 'offline' | 'unreachable'

export const $connection = atom<Connection>('up')

onMount($connection, () => {
  const goOn = () => $connection.set('up')
  const stop = () => $connection.set('offline')
  if (!navigator.onLine) stop()
  window.addEventListener('online', goOn)
  window.addEventListener('offline', stop)
  return () => {
    window.removeEventListener('online', goOn)
    window.removeEventListener('offline', stop)
  }
})

export function noteConnection(reached: boolean): void {
  if (reached) $connection.set('up')
  else if ($connection.get() === 'up') $connection.set('unreachable')
}
