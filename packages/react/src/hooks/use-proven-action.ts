import { type Action, useAction } from './use-action'
import { useReauthentication } from './use-reauthentication'

/** {@link useAction} for what could take an account over: starts once somebody has shown it is theirs. */
export function useProvenAction<Args extends unknown[]>(
  action: (...args: Args) => void | Promise<void>,
): Action<Args> {
  const reauthenticate = useReauthentication()
  return useAction(async (...args: Args) => {
    if (await reauthenticate()) await action(...args)
  })
}
