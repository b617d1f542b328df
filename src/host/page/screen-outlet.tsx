import { useStore } from '@nanostores/react'
import { createElement, useEffect, useState } from 'react'
import { $connection } from '../../core/api/connection.ts'
import { loadChunk } from '../../core/chunks/load-chunk.ts'
import { NewVersion, ReloadNeeded } from '../../core/chunks/reach-file.ts'
import { $lazyMessages } from '../../core/i18n/parts/lazy.ts'
import { $loadErrorMessages } from '../../core/i18n/parts/load-errors.ts'
import { useOverlay } from './use-overlay.ts'
import { $frameMessages } from '../i18n/messages/frame.ts'
import type { Screen } from '../routing/routes.ts'
import './screen-outlet.css'

/** Renders a screen of the panel. Keeps the element mounted while only its attributes change. */
export function ScreenOutlet({ screen: { tag, attributes, load } }: { screen: Screen }) {
  const { state, failure, retry } = useChunk(load, customElements.get(tag) !== undefined)
  const { overlay, place } = useOverlay()
  return (
    <div className="screen" data-settled={overlay === 'gone'} ref={place}>
      {state === 'loaded' && createElement(tag, attributes)}
      {state === 'failed' && <Failed failure={failure} retry={retry} />}
      {state !== 'failed' && overlay === 'shown' && (
        // A mounted element shows and announces its own state, so the overlay has only a bar then.
        <div className="loading-overlay" aria-hidden={state === 'loaded'}>
          {state === 'loaded' ? <div className="loading-bar" /> : <Skeleton />}
        </div>
      )}
      {/* The overlay has timed out and the element's code is still loading. */}
      {state === 'loading' && overlay === 'gone' && <Skeleton />}
    </div>
  )
}

function useChunk(load: () => Promise<unknown>, known: boolean) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(known ? 'loaded' : 'loading')
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (state !== 'loading') return
    let shown = true
    loadChunk(load).then(
      () => shown && setState('loaded'),
      (error: unknown) => {
        console.error(error)
        if (!shown) return
        setFailure(error)
        setState('failed')
      },
    )
    return () => {
      shown = false
    }
  }, [state, load])

  // Retries the import when the connection is back.
  useEffect(() => {
    if (state === 'failed') return $connection.listen((connection) => connection === 'up' && setState('loading'))
  }, [state])

  return { state, failure, retry: () => setState('loading') }
}

function Skeleton() {
  const { loading } = useStore($loadErrorMessages)
  return (
    <div className="skeleton" role="status">
      <i />
      <i />
      <i />
      <i />
      <span>{loading}</span>
    </div>
  )
}

function Failed({ failure, retry }: { failure: unknown; retry: () => void }) {
  const { failed } = useStore($frameMessages)
  const { outdated, reload } = useStore($lazyMessages)
  const { retry: again } = useStore($loadErrorMessages)
  return (
    <div className="card failed" role="alert">
      <p>{failure instanceof NewVersion ? outdated : failed}</p>
      <button type="button" className="button" onClick={retry}>
        {again}
      </button>
      {failure instanceof ReloadNeeded && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
      )}
    </div>
  )
}
