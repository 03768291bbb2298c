import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  readonly children: ReactNode
  /** What stands in for a page that threw; `retry` shows the page again, from its beginning. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
  /** Another value means another page: a failure of the one before is over. */
  readonly resetKey: string
}

interface RemoteBoundaryState {
  readonly failed: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Keeps what a remote throws while rendering inside the remote's own area. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failed: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<RemoteBoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): RemoteBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  private readonly retry = () => this.setState({ failed: null })

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error, this.retry) : this.props.children
  }
}
