import { HttpError, NetworkError } from '@app/core'
import { retryRead } from '@app/react'
import { Component, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useLocation } from 'react-router'
import { RequestId } from './request-id'

interface ListBoundaryProps {
  /** Name of the objects in the list, such as "teams". */
  name: string
  /** Whether the title of the page is that of the list. Others are in a card with a title. */
  isWholePage?: boolean
  /** Text of a search in a card, which is not in the URL. */
  query?: string
  children: ReactNode
}

/** Place of a list: the whole page, a card with a title of its own, or in a card with other parts. */
type Place = 'page' | 'card' | 'in-card'

/**
 * Shows the failure to load a list in place of the list, so that filters and other parts of the page stay usable. A card
 * keeps its title.
 */
export function ListBoundary({ query, isWholePage, ...props }: ListBoundaryProps) {
  const { search } = useLocation()
  const place = isWholePage ? 'page' : query === undefined ? 'card' : 'in-card'
  return <Boundary {...props} place={place} search={`${search} ${query ?? ''}`} />
}

interface BoundaryProps extends Omit<ListBoundaryProps, 'query' | 'isWholePage'> {
  place: Place
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
    const { name, place, children } = this.props
    if (!failed) return children
    return (
      <ListFailure
        name={name}
        place={place}
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
  place: Place
  error: unknown
  isRetrying: boolean
  failedRetries: number
  onRetry: () => void
}

/** Failure to load a list. Other errors concern the whole page, such as a project that was deleted. */
function ListFailure(props: ListFailureProps) {
  const { name, place, error, isRetrying, failedRetries, onRetry } = props
  const titleId = useId()
  const isUnreachable = error instanceof NetworkError
  const retryOnline = useEffectEvent(onRetry)
  useEffect(() => {
    const listener = () => retryOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  if (!isUnreachable && !(error instanceof HttpError)) throw error
  const text = `We can’t load the ${name}`
  const parts = (
    <>
      {/* A new element after each retry, which is announced again. */}
      <div key={failedRetries} role="alert">
        {place === 'page' ? <h2>{text}</h2> : <p className="name">{text}</p>}
        <p className={place === 'page' ? 'lead' : 'hint'}>
          {isUnreachable ? 'Check your connection and try again.' : 'Try again in a moment.'}
        </p>
      </div>
      <button className="button" type="button" aria-disabled={isRetrying} onClick={onRetry}>
        Try again
      </button>
      <RequestId error={error} />
    </>
  )
  if (place === 'page') return <div className="card empty">{parts}</div>
  if (place === 'in-card') return <div className="row">{parts}</div>
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
      <div className="row failed">{parts}</div>
    </section>
  )
}
