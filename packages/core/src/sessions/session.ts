import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { TokenSession } from '../session/session'
import { signedOut, type Tokens } from '../token-store/token-store'

/** A session that refreshes its tokens. */
export interface Session {
  /** Returns tokens valid for at least 20 seconds; both `null` when signed out. */
  getTokens(options?: CallOptions): Promise<Tokens>
  /** Marks an access token as rejected, so that `getTokens` refreshes it. */
  refuse(accessToken: string): void
}

/** Returns the public view of a session. */
export function toSession({ getTokens, refuse }: TokenSession): Session {
  return {
    getTokens: async ({ signal } = {}) => (await abortable(getTokens(), signal)) ?? signedOut,
    refuse,
  }
}
