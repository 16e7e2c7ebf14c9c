import { type ReactNode, Suspense } from 'react'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'
import { canRetry, forgetRetry } from '../lib/retries'
import { Boundary, type Failed } from './boundary'

/**
 * Error boundary around an app: shows a failed read with a retry instead of a blank page. Other
 * errors of the app propagate.
 */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary catches={canRetry} renderFailed={(failed) => <LazyFailedApp {...failed} />}>
      {children}
    </Boundary>
  )
}

/** Loaded on demand, as few users ever see it. */
const code = /* @__PURE__ */ loadOnce(async () => (await import('./failed-app')).FailedApp)

function LazyFailedApp(failed: Failed) {
  return (
    <Boundary renderFailed={() => <NotShown {...failed} />}>
      <Suspense fallback={null}>
        <Shown {...failed} />
      </Suspense>
    </Boundary>
  )
}

function Shown(failed: Failed) {
  const Component = readPromise(code(undefined))
  return <Component {...failed} />
}

/** Thrown to the app's own boundary if the code of this one fails to load. */
function NotShown({ error }: Failed): never {
  forgetRetry(error)
  throw error
}
