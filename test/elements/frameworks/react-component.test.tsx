import { expect } from '@open-wc/testing'
import { StrictMode, createElement, createRef, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { reactComponent } from '../../../src/elements/frameworks/react-component.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { type } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'

interface ListProps {
  doctorId?: number | null | undefined
  status?: string
  className?: string
  onReady?: (event: Event) => void
  onLoadError?: (event: CustomEvent<{ code: string }>) => void
  onBeforeSubscriptionChange?: (event: Event) => void
}

const attributes = { doctorId: 'doctor-id', status: 'status' }
const events = { onReady: 'ready', onLoadError: 'load-error', onBeforeSubscriptionChange: 'before-subscription-change' }

const List = reactComponent<HTMLElement, ListProps>('doctor-subscriptions', {
  attributes,
  events,
  register: () => import('../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'),
})

const Lost = reactComponent<HTMLElement, ListProps>('lost-element', {
  attributes,
  events,
  register: () => Promise.reject(new TypeError('Failed to fetch')),
})

const Late = reactComponent<HTMLElement, ListProps>('late-element', { attributes, events, register: () => new Promise(() => undefined) })

const lists = '/admin/doctor/subscriptions'

describe('a React component of an element', () => {
  signedIn()

  let place: HTMLElement
  let root: Root | undefined
  beforeEach(() => {
    place = document.createElement('div')
    document.body.append(place)
  })
  afterEach(() => {
    root?.unmount()
    root = undefined
    place.remove()
  })

  function render(node: ReactNode): void {
    root ??= createRoot(place)
    root.render(<StrictMode>{node}</StrictMode>)
  }

  const found = () => place.querySelector<HTMLElement>('doctor-subscriptions')
  const element = () => found()!
  const shown = () => until(() => found()?.shadowRoot && parts(element(), 'row').length > 0, 'No rows')

  it('renders attributes and class on a server, and listens from hydration on', async () => {
    const told: string[] = []
    const app = (
      <StrictMode>
        <List doctorId={42} status="active" className="wide" onReady={({ type }) => told.push(type)} />
      </StrictMode>
    )
    place.innerHTML = renderToString(app)
    expect(place.innerHTML).to.match(/^<doctor-subscriptions [^>]*><\/doctor-subscriptions>$/)
    expect(['doctor-id', 'status', 'class'].map((name) => element().getAttribute(name))).to.deep.equal(['42', 'active', 'wide'])
    root = hydrateRoot(place, app)
    await shown()
    await until(() => told.length > 0)
    expect(told).to.deep.equal(['ready'])
  })

  it('waits while a property is undefined, and never asks for the rows of all', async () => {
    const asked = await newRequests({ path: lists })
    const ref = createRef<HTMLElement>()
    const App = ({ id }: { id: number | undefined }) => createElement(List, { doctorId: id, ref })
    render(<App id={undefined} />)
    await until(() => found()?.shadowRoot?.querySelector('[role=status]')?.textContent === 'Loading...', 'It does not wait')
    render(<App id={42} />)
    await shown()
    expect(headings(element())).to.include('Status')
    expect(ref.current === element()).to.be.true
    render(<App id={undefined} />)
    await until(() => parts(element(), 'row').length === 0, 'It does not wait again')
    expect((await asked()).filter(({ url }) => !/doctor_id=42\b/.test(url))).to.deep.equal([])
  })

  it('leaves no null behind when a value becomes known before the element is registered', async () => {
    const late = () => place.querySelector('late-element')
    render(<Late doctorId={undefined} />)
    await until(() => late() && Reflect.get(late()!, 'doctorId') === null, 'It is not unknown')
    render(<Late doctorId={42} />)
    await until(() => late()!.getAttribute('doctor-id') === '42')
    expect(Object.hasOwn(late()!, 'doctorId')).to.be.false
  })

  it('calls the latest listener, whose veto counts', async () => {
    const vetoes: string[] = []
    const App = ({ name }: { name: string }) => (
      <List
        doctorId={42}
        onBeforeSubscriptionChange={(event) => {
          event.preventDefault()
          vetoes.push(name)
        }}
      />
    )
    render(<App name="first" />)
    await shown()
    render(<App name="second" />)
    const asked = await newRequests({ method: 'PATCH' })
    const { submit } = await openCancelDialog(element())
    await type('They moved away')
    await click(submit)
    await until(() => vetoes.length > 0)
    expect(vetoes).to.deep.equal(['second'])
    expect(await asked()).to.deep.equal([])
  })

  it('tells that the element cannot be loaded', async () => {
    const told: string[] = []
    const { error } = console
    console.error = () => undefined
    try {
      render(<Lost onLoadError={({ detail }) => told.push(detail.code)} />)
      await until(() => told.length > 0)
    } finally {
      console.error = error
    }
    expect(new Set(told)).to.deep.equal(new Set(['network']))
  })
})
