import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { lazyPart } from '../../../src/elements/ui/feedback/loading/lazy-part.tsx'
import { until } from '../../support/until.ts'

describe('a part that is downloaded when it is first shown', () => {
  it('is shown, too, where it arrives between being rendered and being looked for', async () => {
    let arrive: (Part: () => string) => void = () => {}
    const promise = new Promise<() => string>((resolve) => (arrive = resolve))
    let asked = 0
    const Part = lazyPart(
      () => {
        asked += 1
        return promise
      },
      (text) => text,
    )
    function Arrival() {
      useLayoutEffect(() => arrive(() => 'It is here'), [])
      return null
    }

    const place = document.createElement('div')
    const root = createRoot(place)
    root.render(<Part key="one" />)
    await until(() => asked === 1)
    root.render(
      <>
        <Part key="other" />
        <Arrival />
      </>,
    )
    await until(() => place.textContent === 'It is here')
    root.unmount()
  })
})
