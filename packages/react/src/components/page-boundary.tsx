import { Component, type ReactNode, useEffect } from 'react'
import { retryAfter } from '../hooks/retries'
import { toFailure } from '../messages/failure'
import { useMessages } from '../messages/use-messages'
import { Card } from './card'
import { CardActions } from './card-actions'
import { FailureReference } from './failure-reference'

type BoundaryState = { status: 'fine' } | { status: 'failed'; error: unknown }

/** Shows what failed below it, and tries it again when asked. */
export class PageBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { status: 'fine' }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { status: 'failed', error }
  }

  #retry = async () => {
    if (this.state.status !== 'failed') return
    try {
      await retryAfter(this.state.error)
      this.setState({ status: 'fine' })
    } catch (error) {
      this.setState({ status: 'failed', error })
    }
  }

  override render() {
    if (this.state.status === 'fine') return this.props.children
    return <FailureCard error={this.state.error} onRetry={this.#retry} />
  }
}

interface FailureCardProps {
  error: unknown
  onRetry: () => Promise<void>
}

function FailureCard({ error, onRetry }: FailureCardProps) {
  const { t } = useMessages()
  const { title, text, reference } = toFailure(error)

  useEffect(() => {
    const retry = () => void onRetry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [onRetry])

  return (
    <Card title={t(title)} lead={<p role="alert">{t(text)}</p>}>
      {reference && <FailureReference reference={reference} />}
      <CardActions primary={{ label: t('action.retry'), run: onRetry }} />
    </Card>
  )
}
