import { HttpError, NetworkError } from '@app/core'
import { retryRead } from '@app/react'
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { RequestId } from './request-id'

interface ListBoundaryProps {
  /** Name of the objects in the list, such as "teams". */
  name: string
  /** Text of a search that is not in the URL. */
  query?: string
  children: ReactNode
}

/** Shows the failure to load a list in place of the list, so that filters and other parts of the page stay usable. */
export function ListBoundary({ query = '', ...props }: ListBoundaryProps) {
  const { search } = useLocation()
  return <Boundary {...props} search={`${search} ${query}`} />
}

interface BoundaryProps extends Omit<ListBoundaryProps, 'query'> {
  /** Search, filters and page of the list. Another list is tried again. */
  search: string
}

interface BoundaryState {
  failed: { error: unknown } | null
  isRetrying: boolean
  /** Number of retries that failed. */
  failedRetries: number
  search: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {
    failed: null,
    isRetrying: false,
    failedRetries: 0,
    search: this.props.search,
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ search }: BoundaryProps, state: BoundaryState) {
    return search === state.search
      ? null
      : { failed: null, isRetrying: false, failedRetries: 0, search }
  }

  /** Repeats all reads that failed: of several, the list throws the error of one after the other. */
  #retry = async () => {
    const { search, isRetrying } = this.state
    if (isRetrying) return
    this.setState({ isRetrying: true })
    let retried: unknown
    while (this.state.failed && this.state.failed.error !== retried) {
      retried = this.state.failed.error
      try {
        await retryRead(retried)
      } catch (error) {
        // Another filter shows another list.
        if (this.state.search !== search) return
        const failedRetries = this.state.failedRetries + 1
        return this.setState({ failed: { error }, isRetrying: false, failedRetries })
      }
      await new Promise<void>((rendered) => this.setState({ failed: null }, rendered))
    }
    this.setState({ isRetrying: false })
    // The focused button has disappeared.
    if (document.activeElement !== document.body) return
    document.querySelector('h1')?.focus({ preventScroll: true })
  }

  override render() {
    const { failed, isRetrying, failedRetries } = this.state
    const { name, children } = this.props
    if (!failed) return children
    return (
      <ListFailure
        name={name}
        error={failed.error}
        isRetrying={isRetrying}
        failedRetries={failedRetries}
        onRetry={() => void this.#retry()}
      />
    )
  }
}

interface ListFailureProps {
  name: string
  error: unknown
  isRetrying: boolean
  failedRetries: number
  onRetry: () => void
}

/** Failure to load a list. Other errors concern the whole page, such as a project that was deleted. */
function ListFailure(props: ListFailureProps) {
  const { name, error, isRetrying, failedRetries, onRetry } = props
  const isUnreachable = error instanceof NetworkError
  const retryOnline = useEffectEvent(onRetry)
  useEffect(() => {
    const listener = () => retryOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  if (!isUnreachable && !(error instanceof HttpError)) throw error
  return (
    <div className="card empty">
      {/* A new element after each retry, which is announced again. */}
      <div key={failedRetries} role="alert">
        <h2>We can’t load the {name}</h2>
        <p className="lead">
          {isUnreachable ? 'Check your connection and try again.' : 'Try again in a moment.'}
        </p>
      </div>
      <button className="button" type="button" aria-disabled={isRetrying} onClick={onRetry}>
        Try again
      </button>
      <RequestId error={error} />
    </div>
  )
}
