import { Suspense } from 'react'
import { useMessages, useTexts } from '../i18n/use-messages'
import { useHydrated } from '../lib/use-hydrated'
import { useSlow } from '../lib/use-slow'

/**
 * Delay in milliseconds before "taking longer than usual"; lost requests are retried for about 20 s.
 */
const slowMs = 5000

/**
 * Announces to screen readers that content is loading, and shows a text once it takes long. Silent
 * until messages are loaded.
 */
export function LoadingStatus({ hasRoom = false }: { hasRoom?: boolean }) {
  const isHydrated = useHydrated()
  const isSlow = useSlow(slowMs)
  return (
    <span className={isSlow && hasRoom ? 'stack-text' : 'stack-visually-hidden'} role="status">
      {isHydrated && (
        <Suspense>
          <Words id={isSlow ? 'page.slow' : 'page.loading'} />
        </Suspense>
      )}
    </span>
  )
}

function Words({ id }: { id: 'page.loading' | 'page.slow' }) {
  useTexts()
  const { t } = useMessages()
  return t(id)
}
