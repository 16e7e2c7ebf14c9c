import type { CurrentUser, KnownError, Project, Proof, Result } from '@app/core'
import type { WayIn } from './ways-in'

/** The account that somebody says is theirs, and what can show it. */
export interface Provable {
  user: CurrentUser
  project: Project
  /** How this account can be signed in to; at least one. */
  ways: ReadonlySet<WayIn>
  addresses: ProofAddresses
  goToProvider: (provider: string) => Promise<void>
}

/** Addresses that go with a way to sign in; `null` when there is none for it. */
export interface ProofAddresses {
  /** For a password. */
  password: string | null
  /** For a mailed code. */
  mailCode: string | null
}

/** What is asked for now. */
export type ProofStep =
  | { kind: 'ways' }
  | { kind: 'mailed-code'; email: string; nonce: string }
  | { kind: 'second-factor'; attemptCode: string }

/** What each way needs to lead somewhere. */
export interface ProofFlow {
  proof: Proof
  ask: (step: ProofStep) => void
  /** Goes on after a sign-in for the proof. Gives what is left to say about it. */
  settle: <E extends KnownError>(result: Result<undefined, E>) => Promise<E | null>
}
