import { isKnownError } from '@app/core'
import { createContext, useContext } from 'react'

/** Step that a sign-in requires after its first form. */
export type SignInStep =
  | { kind: 'email-code'; email: string; nonce: string }
  | { kind: 'second-factor'; attemptCode: string }

/** Sign-in flow that the parts of a page share. */
export interface SignInFlow {
  /** Goes on with another step, in place. */
  ask(step: SignInStep): void
  /**
   * Makes a call that signs in. Between its answer and the next page somebody is signed in already:
   * that is no news to tell.
   */
  during<T>(call: () => Promise<T>): Promise<T>
}

/** @see SignInFlow */
export const SignInFlowContext = /* @__PURE__ */ createContext<SignInFlow | null>(null)

/** The flow of the page or the form this is a part of. */
export function useSignInFlow(): SignInFlow {
  const flow = useContext(SignInFlowContext)
  if (!flow) throw new Error('There is no SignInSteps around this part of a sign-in.')
  return flow
}

/** Asks for the second factor if that is what the error is about; `false` if it is not. */
export function askForSecondFactor({ ask }: SignInFlow, error: unknown): boolean {
  if (!isKnownError(error, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')) return false
  ask({ kind: 'second-factor', attemptCode: error.details.attempt_code })
  return true
}
