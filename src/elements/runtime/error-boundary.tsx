import { Component, version, type ReactNode } from 'react'
import { emit, HostContext, type CommonEvents } from './host.ts'

function fireRenderError(host: HTMLElement | undefined, error: unknown, ...explanation: string[]): void {
  console.error(...explanation, error)
  const detail: CommonEvents['load-error'] = { code: 'render', message: error instanceof Error ? error.message : String(error) }
  if (host) emit(host, 'load-error', detail)
}

/** Fires `load-error` for an element that cannot render at all, and says in the console which React it needs. */
export const failToStart = (host: HTMLElement, error: unknown): void =>
  fireRenderError(host, error, `<${host.localName}> needs react and react-dom 18.3 or 19, both of one version. This page has ${version}.`)

interface ErrorBoundaryProps {
  children: ReactNode
  /** Replacement of the broken part. `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  /** The element, if the boundary is its outermost part: it catches the hooks of another React, for example. */
  starting?: HTMLElement
}

/** Limits a render error to one element and fires `load-error`. The page and other elements continue. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static override contextType = HostContext
  declare context: HTMLElement | undefined
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    if (this.props.starting) failToStart(this.props.starting, error)
    else fireRenderError(this.context, error)
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
