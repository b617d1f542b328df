import { useStore } from '@nanostores/react'
import { computed, type ReadableAtom } from 'nanostores'
import { useLayoutEffect, useRef } from 'react'
import { $configuration } from '../../core/configuration.ts'
import { Frame } from '../frame/frame.tsx'
import { $pageMessages } from '../i18n/messages/pages.ts'
import { NotFound } from '../page/not-found.tsx'
import { useRecordHeading } from '../routing/record-heading.ts'
import { playTransition } from '../routing/route-transition.ts'
import type { Place } from '../routing/router.ts'
import type { Heading } from '../routing/routes.ts'
import { ScreenOutlet } from '../page/screen-outlet.tsx'
import { focusHeading } from '../page/focus-heading.ts'
import { SignInPage } from '../page/sign-in-page.tsx'

const $notFoundHeading = computed($pageMessages, ({ notFound }): Heading => ({ title: notFound, trail: [{ label: notFound }] }))

export function App({ $place }: { $place: ReadableAtom<Place | undefined> }) {
  const place = useStore($place)
  return place && <Page place={place} />
}

function Page({ place: { path, access, screen } }: { place: Place }) {
  const { brand } = useStore($configuration)
  const heading = useRecordHeading(useStore(screen?.$heading ?? $notFoundHeading), screen)
  // A layout effect: title and heading change together.
  useLayoutEffect(() => {
    document.title = [heading.title, heading.context, brand].filter(Boolean).join(' · ')
  }, [heading.title, heading.context, brand])
  useArrival(path)

  const content = screen ? <ScreenOutlet key={screen.tag} screen={screen} /> : <NotFound />
  if (access === 'public') return <SignInPage>{content}</SignInPage>
  return (
    <Frame path={path} heading={heading} hasOwnTitle={!screen || screen.hasOwnTitle}>
      {content}
    </Frame>
  )
}

/** Moves the focus to the heading of a new page, so that screen readers announce it. */
function useArrival(path: string): void {
  const last = useRef(path)
  // A layout effect: otherwise the new page flashes once before the transition.
  useLayoutEffect(() => {
    if (last.current === path) return
    last.current = path
    focusHeading()
    playTransition()
  }, [path])
}
