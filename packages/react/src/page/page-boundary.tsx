import { type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { loadPageTexts } from '../i18n/load-page-texts'
import { useMessages } from '../i18n/use-messages'
import { Boundary, type Failed } from './boundary'
import { CardSkeleton } from './card-skeleton'
import { Lazy, lazyWithMessages } from './lazy'
import { useTitleTag } from './title-level'

/** Error boundary of a page, which retries on request and when the device is online again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary renderFailed={(failed) => <FailedPage {...failed} />}>{children}</Boundary>
}

const lazyFailureCard = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./failure-card')).FailureCard,
  loadPageTexts,
)

/** Shows an error in place of the content of a page, and retries when the device is online again. */
export function FailedPage({ error, retry }: Failed) {
  const retryQuietly = useCallback(
    // Another failure is shown in the same place.
    () => retry().catch(() => {}),
    [retry],
  )
  useEffect(() => {
    const onOnline = () => void retryQuietly()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [retryQuietly])

  return (
    <Boundary
      renderFailed={(card) => (
        <PlainFailure onRetry={() => void card.retry().then(retryQuietly, () => {})} />
      )}
    >
      <Suspense fallback={<CardSkeleton />}>
        <Lazy component={lazyFailureCard} props={{ error, onRetry: retryQuietly }} />
      </Suspense>
    </Boundary>
  )
}

/** Fallback if even the failure card can't be loaded. */
function PlainFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages()
  const Title = useTitleTag()
  const isOffline = !navigator.onLine
  return (
    <div className="stack-card">
      <div className="stack-card__head" role="alert">
        <Title className="stack-title">
          {t(isOffline ? 'failure.offlineTitle' : 'failure.unreachableTitle')}
        </Title>
        <p className="stack-text">{t(isOffline ? 'failure.offline' : 'failure.unreachable')}</p>
      </div>
      <button type="button" className="stack-button stack-button--primary" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  )
}
