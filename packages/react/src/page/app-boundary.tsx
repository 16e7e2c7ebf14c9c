import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { loadOnce } from '../lib/load-once'
import { hasUse, readPromise } from '../lib/read-promise'
import { canRetry, forgetRetry } from '../lib/retries'
import { useHydrated } from '../lib/use-hydrated'
import { Boundary, type Failed } from './boundary'

/**
 * Error boundary around an app: shows a failed read with a retry instead of a blank page. Other
 * errors of the app propagate.
 *
 * On React 18, it is a Suspense boundary, too: without one, React 18 unmounts the app when a component suspends in an
 * urgent update, such as a sign-in or a click; React 19 waits. Server-rendered apps have none, because a server would
 * send their page without the content: `AppProvider` renders them again if it must.
 */
export function AppBoundary({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  // `null` without a Suspense boundary.
  const [isShown, setShown] = useState<boolean | null>(isHydrated && !hasUse ? false : null)
  useEffect(() => {
    // A transition, because React delays the content after a fallback by up to half a second.
    if (isShown === false) startTransition(() => setShown(true))
  }, [isShown])
  return (
    <Boundary
      renderFailed={(failed) =>
        canRetry(failed.error) ? <LazyFailedApp {...failed} /> : rethrow(failed)
      }
    >
      {isShown === null ? children : <Suspense>{isShown && children}</Suspense>}
    </Boundary>
  )
}

/** Loaded on demand, as few users ever see it. */
const code = /* @__PURE__ */ loadOnce(async () => (await import('./failed-app')).FailedApp)

function LazyFailedApp(failed: Failed) {
  return (
    <Boundary renderFailed={() => rethrow(failed)}>
      <Suspense>
        <Shown {...failed} />
      </Suspense>
    </Boundary>
  )
}

function Shown(failed: Failed) {
  const Component = readPromise(code(undefined))
  return <Component {...failed} />
}

/** Throws an error to the app's own boundary: not one to retry, or the code of this boundary failed to load. */
function rethrow({ error }: Failed): never {
  forgetRetry(error)
  throw error
}
