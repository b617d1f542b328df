import { Component, type ReactNode } from 'react'
import { emit, HostContext, type CommonEvents } from './host.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Replacement of the broken part. `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
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
    console.error(error)
    const detail: CommonEvents['load-error'] = { code: 'render', message: error.message }
    if (this.context) emit(this.context, 'load-error', detail)
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
