import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType } from 'react'
import { loadChunk } from '../../../core/load.ts'
import { $lazyMessages } from '../../../core/messages/lazy.ts'
import { Notice } from '../notice/notice.tsx'

/** A part that is downloaded when it is first shown. If it does not arrive, a notice with Retry stands in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const [failed, setFailed] = useState(false)
    const [, setLoaded] = useState(Loaded !== undefined)
    const messages = useStore($lazyMessages)

    useEffect(() => {
      if (Loaded) return
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
    if (!failed) return null
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
