// Entry point for view libraries, such as `@app/react`, and for the pages that `app-react eject` copies.
export { languages, passwordLength, providerIds } from '@app/contract/lists'
export { findNavigationHook, leavePage } from './app/navigate'
export { type Extend, extendPresented, type Presented, type Reads } from './cache/present'
export type { InitialDataCode } from './initial-data/initial-data'
export { loadInitialDataCode } from './initial-data/load-initial-data'
export { loadReauthenticationCode } from './reauthentication/load-reauthentication'
export type { Reauthentication, ReauthenticationCode } from './reauthentication/reauthentication'
export { isReauthenticationState } from './sign-in/oauth/oauth-response'
