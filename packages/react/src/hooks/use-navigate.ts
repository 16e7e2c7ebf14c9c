import { type ClientApp, findNavigationHook, navigate } from '@app/core'
import { useThrow } from '../lib/use-throw'
import { useApp } from './use-app'

/** Goes to an address as the redirects of an app do; one that is refused reaches the boundary. */
export type Navigate = (to: string) => void

/** A way to other addresses: that of the app's router, where it has one. */
export function useNavigate(): Navigate {
  return useNavigateOf(useApp())
}

/** {@link useNavigate} of an app that is given. */
export function useNavigateOf(app: ClientApp<true>): Navigate {
  const throwError = useThrow()
  // An app has one or it has none, all its life.
  const go = findNavigationHook(app)?.()
  return go ?? ((to) => void navigate(app, to).catch(throwError))
}
