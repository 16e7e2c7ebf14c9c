import { type ReactNode, useState } from 'react'
import { SignInSteps } from '../components/sign-in-steps'
import { useUser } from '../hooks/use-user'
import { SignedInCard, type SignInType } from './signed-in-card'

/** Props of {@link Entrance}. */
export interface EntranceProps {
  type: SignInType
  /** Sends who is signed in already on to where they were heading. @default false */
  automaticRedirect?: boolean
  children: ReactNode
}

/** What every page has around it that signs somebody in: who is signed in already is told so. */
export function Entrance({ type, automaticRedirect = false, children }: EntranceProps) {
  const user = useUser()
  const [isSigningIn, setSigningIn] = useState(false)
  // A router may be on its way while this page still stands: nobody is sent on a second time.
  const [ownPath] = useState(() => window.location.pathname)
  const isLeaving = window.location.pathname !== ownPath

  if (user && !isSigningIn && !isLeaving) {
    return <SignedInCard user={user} type={type} automaticRedirect={automaticRedirect} />
  }
  return <SignInSteps onPendingChange={setSigningIn}>{children}</SignInSteps>
}
