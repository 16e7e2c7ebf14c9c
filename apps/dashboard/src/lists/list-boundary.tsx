import { HttpError, NetworkError } from '@app/core'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { RequestId } from '../layout/request-id'

interface ListBoundaryProps {
  /** Name of the objects in the list, such as "teams". */
  name: string
  children: ReactNode
}

/** Shows the failure to load a list in place of the list, so that filters and other parts of the page stay usable. */
export function ListBoundary(props: ListBoundaryProps) {
  const { search } = useLocation()
  return <Boundary {...props} search={search} />
}

interface BoundaryProps extends ListBoundaryProps {
  /** Search part of the URL. Another filter or page of the list is tried again. */
  search: string
}

interface BoundaryState {
  failed: { error: unknown } | null
  search: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, search: this.props.search }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ search }: BoundaryProps, state: BoundaryState) {
    return search === state.search ? null : { failed: null, search }
  }

  override render() {
    const { failed } = this.state
    const { name, children } = this.props
    return failed ? <ListFailure name={name} error={failed.error} /> : children
  }
}

/** Failure to load a list. Other errors concern the whole page, such as a project that was deleted. */
function ListFailure({ name, error }: { name: string; error: unknown }) {
  const isUnreachable = error instanceof NetworkError
  if (!isUnreachable && !(error instanceof HttpError)) throw error
  return (
    <div className="card empty">
      <div role="alert">
        <h2>We can’t load the {name}</h2>
        <p className="lead">
          {isUnreachable ? 'Check your connection and try again.' : 'Try again in a moment.'}
        </p>
      </div>
      <button className="button" type="button" onClick={() => window.location.reload()}>
        Try again
      </button>
      <RequestId error={error} />
    </div>
  )
}
