import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../../core/chunks/load-chunk.ts'
import { NewVersion } from '../../../core/chunks/reach-file.ts'
import { $lazyMessages } from '../../../core/i18n/parts/lazy.ts'
import { notify } from '../../../elements/index.ts'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import type * as palette from './palette.ts'

const $nothing = atom(undefined)

/** Returns the entries of the search and the list that shows them. Loads their code when the search opens first. */
export function usePalette(open: boolean) {
  const [loaded, setLoaded] = useState<typeof palette>()
  const found = useStore(loaded?.$found ?? $nothing)

  useEffect(() => {
    if (!open || loaded) return
    loadChunk(() => import('./palette.ts')).then(setLoaded, (error: unknown) => {
      console.error(error)
      notify('error', error instanceof NewVersion ? $lazyMessages.get().outdated : $frameMessages.get().failed)
    })
  }, [open, loaded])

  return { Results: loaded?.Results, found }
}
