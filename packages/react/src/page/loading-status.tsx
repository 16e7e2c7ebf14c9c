import { Suspense } from 'react'
import { useMessages, useTexts } from '../i18n/use-messages'
import { useHydrated } from '../lib/use-hydrated'
import { useSlow } from '../lib/use-slow'

/**
 * Delay in milliseconds before "taking longer than usual"; lost requests are retried for about 20 s.
 */
const slowMs = 5000

/**
 * Tells who cannot see it that something loads, and everybody once it takes long, where there is
 * room for words. Silent until there are some.
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
