import type { CurrentUser, KnownError, Project, Proof, Result } from '@app/core'
import type { SignInMethod } from './sign-in-methods'

/** An account and the sign-in methods that can confirm it. */
export interface ReauthenticationSubject {
  user: CurrentUser
  project: Project
  /** How this account can be signed in to; at least one. */
  methods: ReadonlySet<SignInMethod>
  addresses: ReauthenticationAddresses
  goToProvider: (provider: string) => Promise<void>
}

/** Addresses that go with a way to sign in; `null` when there is none for it. */
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
  reauthentication: Proof
  ask: (step: ReauthenticationStep) => void
  /** Goes on after a sign-in for the proof. Gives what is left to say about it. */
  settle: <E extends KnownError>(result: Result<undefined, E>) => Promise<E | null>
}
