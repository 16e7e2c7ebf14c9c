import { type ReactNode, Suspense } from 'react'
import { loadPageTexts } from '../i18n/load-page-texts'
import { useMessages } from '../i18n/use-messages'
import { canRetry } from '../lib/retries'
import { useRefreshOnReturn } from '../lib/use-refresh-on-return'
import { Boundary, type Failed } from './boundary'
import { CardSkeleton } from './card-skeleton'
import { Lazy, lazyWithMessages } from './lazy'
import { useTitleTag } from './title-level'

/** Error boundary of a page, which retries on request, when the user returns and when the device is online again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary renderFailed={(failed) => <FailedPage {...failed} />}>{children}</Boundary>
}

const lazyFailureCard = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./failure-card')).FailureCard,
  loadPageTexts,
)

/** Shows an error in place of the content of a page. */
export function FailedPage({ error, retry }: Failed) {
  // Without a retry, the content would throw again, and this card lose the focus.
  useRefreshOnReturn(async () => canRetry(error) && retry())

  return (
    <Boundary
      renderFailed={(card) => (
        <PlainFailure
          onRetry={() =>
            card
              .retry()
              .then(retry)
              .catch(() => {})
          }
        />
      )}
    >
      <Suspense fallback={<CardSkeleton />}>
        <Lazy component={lazyFailureCard} props={{ error, onRetry: retry }} />
      </Suspense>
    </Boundary>
  )
}

/** Fallback if even the failure card can't be loaded. */
function PlainFailure({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useMessages()
  const Title = useTitleTag()
  const cause = navigator.onLine ? 'failure.unreachable' : 'failure.offline'
  return (
    <div className="stack-card">
      <div className="stack-card__head" role="alert">
        <Title className="stack-title">{t(`${cause}Title`)}</Title>
        <p className="stack-text">{t(cause)}</p>
      </div>
      <button type="button" className="stack-button stack-button--primary" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  )
}
