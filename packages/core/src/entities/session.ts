import type { Session as LivingSession } from '../session/session'
import { signedOut, type Tokens } from '../token-store/token-store'

/** A session that renews its tokens by itself. */
export interface Session {
  /** Tokens good for at least 20 s, or both `null` when signed out. */
  getTokens(): Promise<Tokens>
  /** Remembers that somebody refused an access token, so that `getTokens` renews it. */
  refuse(accessToken: string): void
}

/** Makes what apps see of a session. */
export function toSession({ getTokens, refuse }: LivingSession): Session {
  return { getTokens: async () => (await getTokens()) ?? signedOut, refuse }
}
