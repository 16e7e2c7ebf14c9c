import { type ClientApp, isProofState, loadReauthenticationCode } from '@app/core'
import { type ReactNode, useEffect, useState } from 'react'
import { AppContext } from '../../hooks/app-context'
import { useApp } from '../../hooks/use-app'
import { loadOnce } from '../../lib/load-once'
import { readPromise } from '../../lib/read-promise'
import { rememberProof } from '../../reauthentication/proven'
import { SignInSteps } from '../flow/sign-in-steps'

/** Props of {@link ProviderReturn}. */
export interface ProviderReturnProps {
  /** Of the address a provider led back to. */
  state: string | null
  /** Where a step that is given up leads. */
  onGiveUp: () => void
  /** What completes it, by the app that somebody is signed in to. */
  children: (signingIn: ClientApp<true>) => ReactNode
}

/** Back from a provider: somebody signs in, or shows that they are who is signed in. */
export function ProviderReturn({ state, ...props }: ProviderReturnProps) {
  const app = useApp()
  // The address forgets its state as soon as it is read.
  const [isProof] = useState(() => isProofState(state))
  if (isProof) return <ProofReturn {...props} />
  return <SignInSteps onGiveUp={props.onGiveUp}>{props.children(app)}</SignInSteps>
}

const reauthenticationCode = /* @__PURE__ */ loadOnce(() => loadReauthenticationCode())

/** It is remembered who they are, and nothing else changes. */
function ProofReturn({ onGiveUp, children }: Omit<ProviderReturnProps, 'state'>) {
  const app = useApp()
  const { openProof } = readPromise(reauthenticationCode(undefined))
  const [proof] = useState(() => openProof(app))

  useEffect(
    () =>
      proof.app.onAuthChange(async (state) => {
        if (state === 'signed-out') return
        const userId = await proof.end()
        if (userId) rememberProof(app, userId)
        await app.redirectToAfterSignIn({ replace: true })
      }),
    [app, proof],
  )
  return (
    <AppContext.Provider value={proof.app}>
      <SignInSteps onGiveUp={onGiveUp}>
        <AppContext.Provider value={app}>{children(proof.app)}</AppContext.Provider>
      </SignInSteps>
    </AppContext.Provider>
  )
}
