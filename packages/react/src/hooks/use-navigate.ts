import { type ClientApp, navigate } from '@app/core'
import { findNavigationHook } from '@app/core/bindings'
import { useThrow } from '../lib/use-throw'
import { useApp } from './use-app'

/**
 * Navigates to a URL like the redirects of an app; an untrusted URL is thrown to the error
 * boundary.
 */
export type Navigate = (to: string) => void

/** Returns a function that navigates, with the app's router if it has one. */
export function useNavigate(): Navigate {
  return useNavigateOf(useApp())
}

/** {@link useNavigate} for a given app. */
export function useNavigateOf(app: ClientApp<true>): Navigate {
  const throwError = useThrow()
  // Whether an app has a navigation hook never changes.
  const go = findNavigationHook(app)?.()
  return go ?? ((to) => void navigate(app, to).catch(throwError))
}
