import { type ReactNode, Suspense } from 'react'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'
import { canRetry, forgetRetry } from '../lib/retries'
import { Boundary, type Failed } from './boundary'

/**
 * Around an app: what a hook could not read is shown and tried again, instead of a blank page. The app's
 * own errors are not ours to explain, and pass.
 */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary catches={canRetry} renderFailed={(failed) => <FailedApp {...failed} />}>
      {children}
    </Boundary>
  )
}

/** Few ever see it: an app without pages of ours does not pay for it. */
const code = /* @__PURE__ */ loadOnce(async () => (await import('./page-boundary')).FailedApp)

function FailedApp(failed: Failed) {
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

/** Its code did not come: as without us, the app's own boundary has to do. */
function NotShown({ error }: Failed): never {
  forgetRetry(error)
  throw error
}
