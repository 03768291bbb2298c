import { Component, type ReactNode } from 'react'

interface LeavingBoundaryProps {
  /** Where the person is now. */
  readonly path: string
  readonly children: ReactNode
  /** Instead of a page that throws again on the same path. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  /** `leftPath`: where the person has just come from, whose page most likely threw while it was taken away. */
  readonly onError: (error: unknown, leftPath: string) => void
}

interface LeavingBoundaryState {
  readonly failed: { readonly error: unknown } | null
}

/**
 * A page that throws while it is taken away is outside of its own boundary by then, and React would take the whole
 * shell down with it. The page that comes is innocent: it is shown once more, and only what throws again is given up.
 */
export class LeavingBoundary extends Component<LeavingBoundaryProps, LeavingBoundaryState> {
  override state: LeavingBoundaryState = { failed: null }
  private leftPath = this.props.path
  private forgivenPath: string | null = null

  static getDerivedStateFromError(error: unknown): LeavingBoundaryState {
    return { failed: { error } }
  }

  override componentDidUpdate({ path }: LeavingBoundaryProps): void {
    if (path !== this.props.path) this.leftPath = path
    if (this.state.failed && this.forgivenPath !== this.props.path) this.forgive()
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, this.leftPath)
  }

  private readonly forgive = () => {
    this.forgivenPath = this.props.path
    this.setState({ failed: null })
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return this.forgivenPath === this.props.path ? this.props.fallback(failed.error, this.forgive) : null
  }
}
