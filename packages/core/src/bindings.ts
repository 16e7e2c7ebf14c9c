// Entry point for view libraries, such as `@app/react`, and for the pages that `app-react eject` copies.
export { languages, passwordLength, providerIds } from '@app/contract/lists'
export { preloadEmailLinks } from './app/chunks'
export {
  baseUrlOf,
  hasSecretKey,
  losesCookies,
  misspelledOptionsOf,
} from './app/diagnose-connection'
export { findNavigationHook, leavePage, leavingOf } from './app/navigate'
export { pendingRetriesOf } from './app/pending-retries-of'
export { type Extend, extendPresented, type Presented, type Reads } from './cache/reads'
export { type PendingRetries, PendingRetry } from './http/pending-retries'
export type { ImpersonationCode, ImpersonationRequest } from './impersonation/impersonation'
export { loadImpersonationCode } from './impersonation/load-impersonation'
export { onImpersonation } from './impersonation/on-impersonation'
export { hasKnownProject } from './initial-data/has-known-project'
export type { InitialDataCode } from './initial-data/initial-data'
export { openKnownProject } from './initial-data/known-project'
export { loadInitialDataCode } from './initial-data/load-initial-data'
export { loadReauthenticationCode } from './reauthentication/load-reauthentication'
export type { Reauthentication, ReauthenticationCode } from './reauthentication/reauthentication'
export { isReauthenticationState } from './sign-in/oauth/oauth-response'
