import { Suspense } from 'react'
import { useHydrated } from '../hooks/use-hydrated'
import { useMessages, useTexts } from '../messages/use-messages'

/** Tells who cannot see it that something loads; silent until there are words for it. */
export function LoadingStatus() {
  const isHydrated = useHydrated()
  return (
    <span className="stack-visually-hidden" role="status">
      {isHydrated && (
        <Suspense>
          <Words />
        </Suspense>
      )}
    </span>
  )
}

function Words() {
  useTexts()
  const { t } = useMessages()
  return t('page.loading')
}
