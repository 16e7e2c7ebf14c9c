import { type ClientApp, isKnownError } from '@app/core'
import { type Action, useAction } from '../forms/use-action'
import { useApp } from '../hooks/use-app'
import { useReauthentication } from './use-reauthentication'

/** {@link useAction} for what could take an account over: starts once somebody has shown it is theirs. */
export function useProvenAction<Args extends unknown[]>(
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
  const { forgetProof } = await import('./proven')
  forgetProof(app)
}
