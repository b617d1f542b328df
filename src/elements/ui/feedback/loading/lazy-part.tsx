import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from '../../../../core/chunks/load-chunk.ts'
import { $lazyMessages } from '../../../../core/i18n/parts/lazy.ts'
import { Notice } from '../notice/notice.tsx'

/**
 * Returns a component that loads its code on first render. Renders `place` while it loads,
 * and a notice with Retry if loading fails.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, place: ReactNode = null): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const [failed, setFailed] = useState(false)
    const [, setLoaded] = useState(Loaded !== undefined)
    const messages = useStore($lazyMessages)

    useEffect(() => {
      // Another instance may have loaded the code since this render.
      if (Loaded) return setLoaded(true)
      let shown = true
      loadChunk(load).then(
        (Part) => {
          Loaded = Part
          if (shown) setLoaded(true)
        },
        (error: unknown) => {
          console.error(error)
          if (shown) setFailed(true)
        },
      )
      return () => {
        shown = false
      }
    }, [attempt])

    if (Loaded) return <Loaded {...props} />
    if (!failed) return place
    return (
      <Notice
        message={messages.failed}
        retry={() => {
          setFailed(false)
          setAttempt(attempt + 1)
        }}
      />
    )
  }
}
