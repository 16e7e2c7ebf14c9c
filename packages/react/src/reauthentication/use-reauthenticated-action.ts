import { type ClientApp, isKnownError } from '@app/core'
import { type Action, useAction } from '../forms/use-action'
import { useApp } from '../hooks/use-app'
import { useReauthentication } from './use-reauthentication'

/** {@link useAction} for sensitive changes: starts once the user has re-authenticated. */
export function useReauthenticatedAction<Args extends unknown[]>(
  action: (...args: Args) => void | Promise<void>,
): Action<Args> {
  const app = useApp()
  const reauthenticate = useReauthentication()
  return useAction(async (...args: Args) => {
    if (!(await reauthenticate())) return
    try {
      await action(...args)
    } catch (error) {
      if (isKnownError(error, 'RECENT_SIGN_IN_REQUIRED')) await forget(app)
      throw error
    }
  })
}

async function forget(app: ClientApp<true>): Promise<void> {
  const { forgetReauthentication } = await import('./recent-reauthentication')
  forgetReauthentication(app)
}
