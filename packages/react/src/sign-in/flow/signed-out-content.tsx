import { type ReactNode, useCallback, useState } from 'react'
import { useUser } from '../../hooks/use-user'
import { SignInSteps } from './sign-in-steps'
import { SignedInCard, type SignInType } from './signed-in-card'

/** Props of {@link SignedOutContent}. */
export interface SignedOutContentProps {
  /** Purpose of the page. */
  type: SignInType
  /** Redirects signed-in users to the page after sign-in. @default false */
  automaticRedirect?: boolean | undefined
  /** Called when the user gives up a step. @default returns to the content */
  onGiveUp?: () => void
  /** Content for signed-out visitors. */
  children: ReactNode
}

/** Content of a page that signs in, for signed-out visitors. Signed-in users see that they are signed in. */
export function SignedOutContent({
  type,
  automaticRedirect = false,
  onGiveUp,
  children,
}: SignedOutContentProps) {
  const user = useUser()
  const [callsUnderWay, setCallsUnderWay] = useState(0)
  const count = useCallback(
    (isPending: boolean) => setCallsUnderWay((calls) => calls + (isPending ? 1 : -1)),
    [],
  )
  // A router may still be navigating while this page is shown: redirect once.
  const [ownPath] = useState(readPath)
  const isLeaving = readPath() !== ownPath

  if (user && callsUnderWay === 0 && !isLeaving) {
    return <SignedInCard user={user} type={type} automaticRedirect={automaticRedirect} />
  }
  return (
    <SignInSteps onPendingChange={count} onGiveUp={onGiveUp}>
      {children}
    </SignInSteps>
  )
}

function readPath(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.location.pathname
}
