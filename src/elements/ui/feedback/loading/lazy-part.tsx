import { useStore } from '@nanostores/react'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from '../../../../core/chunks/load-chunk.ts'
import { NewVersion, ReloadNeeded } from '../../../../core/chunks/reach-file.ts'
import { $lazyMessages } from '../../../../core/i18n/parts/lazy.ts'
import { Button } from '../../controls/button.tsx'
import { Notice } from '../notice/notice.tsx'

/**
 * Returns a component that loads its code on first render. Renders `place` while it loads, and a notice with Retry if loading fails.
 * The notice has a Reload button if only a reload helps; the page never reloads by itself.
 *
 * @param load the `import()`, and nothing else, so that it can be repeated under another address
 * @param pick returns the component of the module
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  place: ReactNode = null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const [failure, setFailure] = useState<unknown>()
    const [, setLoaded] = useState(Loaded !== undefined)
    const messages = useStore($lazyMessages)

    useEffect(() => {
      // Another instance may have loaded the code since this render.
      if (Loaded) return setLoaded(true)
      let shown = true
      loadChunk(load).then(
        (module) => {
          Loaded = pick(module)
          if (shown) setLoaded(true)
        },
        (error: unknown) => {
          console.error(error)
          if (shown) setFailure(error)
        },
      )
      return () => {
        shown = false
      }
    }, [attempt])

    if (Loaded) return <Loaded {...props} />
    if (!failure) return place
    return (
      <Notice
        message={failure instanceof NewVersion ? messages.outdated : messages.failed}
        retry={() => {
          setFailure(undefined)
          setAttempt(attempt + 1)
        }}
      >
        {failure instanceof ReloadNeeded && (
          // eslint-disable-next-line no-restricted-globals -- the user asks for it
          <Button look="outline" onClick={() => location.reload()}>
            <span>{messages.reload}</span>
          </Button>
        )}
      </Notice>
    )
  }
}
