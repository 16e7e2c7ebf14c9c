import type { CurrentUser } from '../entities/current-user'
import { onDemand } from '../lib/on-demand'
import type { ClientApp } from './client-app'

/** A sign-in apart from that of an app, which shows who somebody is and then ends. */
export interface Proof {
  /** Signs in for the proof. Its tokens are its own, and it leads nowhere. */
  readonly app: ClientApp<true>
  /** Ends the session of the proof. Gives the id of its user; `null` when nobody has signed in. */
  end(): Promise<string | null>
}

/** For view libraries: what asks somebody to show once more that they are who is signed in. */
export interface ReauthenticationCode {
  /** How long ago the present session began, in milliseconds; `Infinity` when the service knows none. */
  findSessionAge(app: ClientApp<true>, user: CurrentUser): Promise<number>
  /** Opens a proof beside the present session, which stays as it is whatever comes of it. */
  openProof(app: ClientApp<true>): Proof
  /**
   * Goes to a provider whose account is connected to whoever is signed in, to show that it is still
   * theirs. It leads back to `urls.oauthCallback` with a state that {@link isProofState} knows.
   */
  proveAtProvider(app: ClientApp<true>, provider: string): Promise<void>
}

/** Loads {@link ReauthenticationCode}, which most pages never need. */
export const loadReauthenticationCode: () => Promise<ReauthenticationCode> =
  /* @__PURE__ */ onDemand(() => import('./reauthentication'))
