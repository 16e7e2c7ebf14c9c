import { Component, type ReactNode } from 'react'
import { canRetry, retryRead } from '../lib/retries'

/** An error and the function that retries. */
export interface Failed {
  /** The thrown value. */
  error: unknown
  /** Retries; rejects if it fails again, and the boundary then shows the new error. */
  retry: () => Promise<void>
}

/** Props of {@link Boundary}. */
export interface BoundaryProps {
  /** Renders the fallback, or throws an error that is not to be caught. */
  renderFailed: (failed: Failed) => ReactNode
  /** Content whose errors are caught. */
  children: ReactNode
}

/** An error boundary with a fallback. */
export class Boundary extends Component<BoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  /** Repeats all reads that failed: of several, the content throws the error of one after the other. */
  #retry = async () => {
    let retried: unknown
    do {
      retried = this.state.failed?.error
      try {
        await retryRead(retried)
      } catch (error) {
        this.setState({ failed: { error } })
        throw error
      }
      await new Promise<void>((rendered) => this.setState({ failed: null }, rendered))
      // Without a retry, it is not the error of a read: the content may throw one at each render.
    } while (canRetry(this.state.failed?.error) && this.state.failed?.error !== retried)
  }

  override render() {
    const { failed } = this.state
    const { renderFailed, children } = this.props
    if (!failed) return children
    return renderFailed({ ...failed, retry: this.#retry })
  }
}
