import { isKnownError, type NewUserOptions } from '@app/core'
import { createContext, useContext } from 'react'

/** Step that a sign-in requires after its first form. */
export type SignInStep =
  | { kind: 'email-code'; email: string; nonce: string; newUser?: NewUserOptions | undefined }
  | { kind: 'second-factor'; attemptCode: string }

/** Sign-in flow that the parts of a page share. */
export interface SignInFlow {
  /** Shows the next step in place. */
  ask(step: SignInStep): void
  /**
   * Runs a call that signs in. Until the next page is shown, the page does not react to the user
   * being signed in.
   */
  during<T>(call: () => Promise<T>): Promise<T>
}

/** @see SignInFlow */
export const SignInFlowContext = /* @__PURE__ */ createContext<SignInFlow | null>(null)

/** Returns the flow of the surrounding page or form. */
export function useSignInFlow(): SignInFlow {
  const flow = useContext(SignInFlowContext)
  if (!flow) throw new Error('There is no SignInSteps around this part of a sign-in.')
  return flow
}

/** Shows the second factor step if the error requires it; returns whether it does. */
export function askForSecondFactor({ ask }: SignInFlow, error: unknown): boolean {
  if (!isKnownError(error, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')) return false
  ask({ kind: 'second-factor', attemptCode: error.details.attempt_code })
  return true
}
