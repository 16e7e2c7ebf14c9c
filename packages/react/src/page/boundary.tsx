import { Component, type ReactNode } from 'react'
import { retryAfter } from '../lib/retries'

/** An error and the function that retries. */
export interface Failed {
  /** The thrown value. */
  error: unknown
  /** Retries; rejects if it fails again, and the boundary then shows the new error. */
  retry: () => Promise<void>
}

/** Props of {@link Boundary}. */
export interface BoundaryProps {
  /** Whether to catch an error; others propagate. @default catches all */
  catches?: (error: unknown) => boolean
  /** Renders the fallback. */
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

  #retry = async () => {
    try {
      await retryAfter(this.state.failed?.error)
      this.setState({ failed: null })
    } catch (error) {
      this.setState({ failed: { error } })
      throw error
    }
  }

  override render() {
    const { failed } = this.state
    const { catches, children } = this.props
    if (!failed) return children
    if (catches?.(failed.error) === false) throw failed.error
    return this.props.renderFailed({ error: failed.error, retry: this.#retry })
  }
}
