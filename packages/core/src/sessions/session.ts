import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { Session as LivingSession } from '../session/session'
import { signedOut, type Tokens } from '../token-store/token-store'

/** A session that renews its tokens by itself. */
export interface Session {
  /** Tokens good for at least 20 s, or both `null` when signed out. */
  getTokens(options?: CallOptions): Promise<Tokens>
  /** Remembers that somebody refused an access token, so that `getTokens` renews it. */
  refuse(accessToken: string): void
}

/** Makes what apps see of a session. */
export function toSession({ getTokens, refuse }: LivingSession): Session {
  return {
    getTokens: async ({ signal } = {}) => (await abortable(getTokens(), signal)) ?? signedOut,
    refuse,
  }
}
