import type { ReactNode } from 'react'
import { type Action, useAction } from '../forms/use-action'
import { useReauthentication } from './use-reauthentication'

/**
 * {@link useAction} for sensitive changes: starts once the user has re-authenticated.
 *
 * @param title Title of the dialog, which names the action to confirm.
 */
export function useReauthenticatedAction<Args extends unknown[]>(
  action: (...args: Args) => void | Promise<void>,
  title?: ReactNode,
): Action<Args> {
  const reauthenticate = useReauthentication()
  return useAction(async (...args: Args) => {
    if (await reauthenticate({ title })) await action(...args)
  })
}
