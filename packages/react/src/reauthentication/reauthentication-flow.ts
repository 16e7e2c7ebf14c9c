import type { CurrentUser, KnownError, Project, Result } from '@app/core'
import type { Reauthentication } from '@app/core/bindings'
import type { SignInMethod } from './sign-in-methods'

/** An account and the sign-in methods that can confirm it. */
export interface ReauthenticationSubject {
  /** The signed-in user. */
  user: CurrentUser
  /** Project of the user. */
  project: Project
  /** Sign-in methods of the account; at least one. */
  methods: ReadonlySet<SignInMethod>
  /** Addresses for the methods that need one. */
  addresses: ReauthenticationAddresses
  /** Redirects to a provider by id. */
  goToProvider: (provider: string) => Promise<void>
}

/** Addresses for the sign-in methods that need one; `null` without one. */
export interface ReauthenticationAddresses {
  /** For a password. */
  password: string | null
  /** For an email code. */
  emailCode: string | null
}

/** Current step of a re-authentication. */
export type ReauthenticationStep =
  | { kind: 'methods' }
  | { kind: 'email-code'; email: string; nonce: string }
  | { kind: 'second-factor'; attemptCode: string }

/** Callbacks of the forms of a re-authentication. */
export interface ReauthenticationFlow {
  /** The re-authentication with its own app. */
  reauthentication: Reauthentication
  /** Shows another step. */
  ask: (step: ReauthenticationStep) => void
  /** Finishes a sign-in of the re-authentication. Returns the error that remains to be shown. */
  settle: <E extends KnownError>(result: Result<undefined, E>) => Promise<E | null>
}
