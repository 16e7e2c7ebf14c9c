import { FailureReference } from '../forms/failure-reference'
import { toFailure } from '../i18n/failure'
import { useMessages } from '../i18n/use-messages'
import { Card } from './card'
import { CardActions } from './card-actions'

/** Props of {@link FailureCard}. */
export interface FailureCardProps {
  /** The thrown value. */
  error: unknown
  /** Retries; rejects if it fails again, which is shown in the same place. */
  onRetry: () => Promise<void>
}

/** Replaces a page that failed: explains why and offers a retry. */
export function FailureCard({ error, onRetry }: FailureCardProps) {
  const { t } = useMessages()
  const { title, text, reference } = toFailure(error)
  return (
    <Card title={t(title)} lead={<p role="alert">{t(text)}</p>}>
      {reference && <FailureReference reference={reference} />}
      <CardActions primary={{ label: t('action.retry'), run: () => onRetry().catch(() => {}) }} />
    </Card>
  )
}
