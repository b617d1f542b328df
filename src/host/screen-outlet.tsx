import { useStore } from '@nanostores/react'
import { createElement, useEffect, useState } from 'react'
import { loadChunk } from '../core/load.ts'
import { $loadErrorMessages } from '../core/messages/load-errors.ts'
import { $frameMessages } from './messages/frame.ts'
import type { Screen } from './routes.ts'
import './screen-outlet.css'

/** A screen of the panel. The same element stays while only its attributes change. */
export function ScreenOutlet({ screen: { tag, attributes, load } }: { screen: Screen }) {
  const { state, retry } = useChunk(load, customElements.get(tag) !== undefined)
  if (state === 'failed') return <Failed retry={retry} />
  return state === 'loaded' ? createElement(tag, attributes) : <Skeleton />
}

function useChunk(load: () => Promise<unknown>, known: boolean) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(known ? 'loaded' : 'loading')

  useEffect(() => {
    if (state !== 'loading') return
    let shown = true
    loadChunk(load).then(
      () => shown && setState('loaded'),
      (error: unknown) => {
        console.error(error)
        if (shown) setState('failed')
      },
    )
    return () => {
      shown = false
    }
  }, [state, load])

  return { state, retry: () => setState('loading') }
}

function Skeleton() {
  const { loading } = useStore($frameMessages)
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{loading}</span>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const { failed } = useStore($frameMessages)
  const { retry: again } = useStore($loadErrorMessages)
  return (
    <div className="card failed" role="alert">
      <p>{failed}</p>
      <button type="button" className="button" onClick={retry}>
        {again}
      </button>
    </div>
  )
}
