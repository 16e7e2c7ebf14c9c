import type { ClientApp } from '@app/core'
import { isReauthenticationState, loadReauthenticationCode } from '@app/core/bindings'
import { type ReactNode, useEffect, useState } from 'react'
import { AppContext } from '../../hooks/app-context'
import { useApp } from '../../hooks/use-app'
import { loadOnce } from '../../lib/load-once'
import { readPromise } from '../../lib/read-promise'
import { rememberReauthentication } from '../../lib/recent-reauthentication'
import { SignInSteps } from '../flow/sign-in-steps'

/** Props of {@link ProviderReturn}. */
export interface ProviderReturnProps {
  /** `state` of the URL that the provider redirected to. */
  state: string | null
  /** Called when the user gives up a step. */
  onGiveUp: () => void
  /** Completes the sign-in with the app that the user is signed in to. */
  children: (signingIn: ClientApp<true>) => ReactNode
}

/** Return from a provider: completes a sign-in or a re-authentication. */
export function ProviderReturn({ state, ...props }: ProviderReturnProps) {
  const app = useApp()
  // The state is removed from the URL as soon as it is read.
  const [isReauthentication] = useState(() => isReauthenticationState(state))
  if (isReauthentication) return <ReauthenticationReturn {...props} />
  return <SignInSteps onGiveUp={props.onGiveUp}>{props.children(app)}</SignInSteps>
}

const reauthenticationCode = /* @__PURE__ */ loadOnce(() => loadReauthenticationCode())

/** Completes a re-authentication; the session stays the same. */
function ReauthenticationReturn({ onGiveUp, children }: Omit<ProviderReturnProps, 'state'>) {
  const app = useApp()
  const { openReauthentication } = readPromise(reauthenticationCode(undefined))
  const [reauthentication] = useState(() => openReauthentication(app))

  useEffect(
    () =>
      reauthentication.app.onAuthChange(async (state) => {
        if (state === 'signed-out') return
        const userId = await reauthentication.end()
        if (userId) rememberReauthentication(app, userId)
        await app.redirectToAfterSignIn({ replace: true })
      }),
    [app, reauthentication],
  )
  return (
    <AppContext.Provider value={reauthentication.app}>
      <SignInSteps onGiveUp={onGiveUp}>
        <AppContext.Provider value={app}>{children(reauthentication.app)}</AppContext.Provider>
      </SignInSteps>
    </AppContext.Provider>
  )
}
