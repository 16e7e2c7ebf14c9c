import { Suspense } from 'react'
import { usePendingRetry } from '../hooks/use-pending-retry'
import { useMessages, useTexts } from '../i18n/use-messages'
import { useHydrated } from '../lib/use-hydrated'
import { useSlow } from '../lib/use-slow'

/** Delay in milliseconds before "taking longer than usual". */
const slowMs = 2000

/**
 * Announces to screen readers that content is loading, and shows a text once it takes long, or the
 * reason once a request has failed and is retried. Silent until messages are loaded.
 */
export function LoadingStatus({ hasRoom = false }: { hasRoom?: boolean | undefined }) {
  const isHydrated = useHydrated()
  const isSlow = useSlow(slowMs)
  const lost = usePendingRetry()?.error
  const isShown = (isSlow || lost !== undefined) && hasRoom
  return (
    <span className={isShown ? 'stack-text' : 'stack-visually-hidden'} role="status">
      {isHydrated &&
        (lost ? (
          <Reason isOffline={lost.isOffline} />
        ) : (
          <Suspense>
            <Words id={isSlow ? 'page.slow' : 'page.loading'} />
          </Suspense>
        ))}
    </span>
  )
}

/** Does not wait for the messages of the language, which may be lost as well. */
function Reason({ isOffline }: { isOffline: boolean }) {
  const { t } = useMessages()
  return (
    <>
      <strong>{t(isOffline ? 'failure.offlineTitle' : 'failure.unreachableTitle')}</strong>{' '}
      {t('failure.retrying')}
    </>
  )
}

function Words({ id }: { id: 'page.loading' | 'page.slow' }) {
  useTexts()
  const { t } = useMessages()
  return t(id)
}
