import { decodeJwt, type JWTPayload } from 'jose'
import { toConfig } from '../config/config'
import { isRandomLooking } from '../config/secret-strength'
import { isSessionAlive } from '../sessions/sessions'
import { createAccessTokens } from '../sessions/tokens/access-token'
import { createSigningKeys } from '../sessions/tokens/signing-key'
import type { Command } from './lib/command'
import { jsonOption, print, toCell } from './lib/output'
import { CommandError } from './lib/terminal'
import { withStore } from './lib/with-store'

type Status = 'valid' | 'expired' | 'session ended' | 'not of this installation'

/** Shows what an access token contains, and whether this installation accepts it. */
export const inspectTokenCommand: Command = {
  usage: 'inspect <token>',
  about: 'Show the claims of an access token, and whether it is valid here. Exits with 1 if not.',
  summary: 'Show and verify an access token.',
  options: [jsonOption],
  async run(input) {
    const [token = ''] = input.args
    const claims = readClaims(token)
    const { production, accessTokenSeconds, secretFallbacks } = toConfig(input.config)
    const status = await withStore(input, async ({ secret, database }): Promise<Status> => {
      // The service does not accept tokens that are signed with a weak secret.
      const others = secretFallbacks.filter((one) => !production || isRandomLooking(one))
      const tokens = createAccessTokens(createSigningKeys([secret, ...others]), {
        lifetimeSeconds: accessTokenSeconds,
        now: Date.now,
      })
      const check = await tokens.verify(token)
      if (check.status === 'unparsable') return 'not of this installation'
      if (check.status === 'expired') return 'expired'
      const isAlive = await isSessionAlive(database.db, { ...check.token, now: new Date() })
      return isAlive ? 'valid' : 'session ended'
    })
    const expiresAt = typeof claims.exp === 'number' ? new Date(claims.exp * 1000) : null
    const lines = [
      `status: ${status}`,
      `expires: ${expiresAt ? describeExpiry(expiresAt) : 'never'}`,
      ...Object.entries(claims).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ]
    print(input, {
      json: { status, expires_at_millis: expiresAt?.getTime() ?? null, claims },
      text: lines.map((line) => `${toCell(line)}\n`).join(''),
    })
    return status === 'valid' ? 0 : 1
  },
}

function readClaims(token: string): JWTPayload {
  if (/^(pck|ssk|sak)_/.test(token)) {
    throw new CommandError(
      'This is an API key. app-server keys list shows which set it belongs to.',
    )
  }
  try {
    return decodeJwt(token)
  } catch (error) {
    throw new CommandError(
      'This is not an access token, which has three parts separated by dots. Refresh tokens contain nothing to show.',
      { cause: error },
    )
  }
}

function describeExpiry(time: Date): string {
  if (Number.isNaN(time.getTime())) return 'an invalid time'
  const seconds = Math.round((time.getTime() - Date.now()) / 1000)
  const distance = seconds < 0 ? `${-seconds} s ago` : `in ${seconds} s`
  return `${time.toISOString()} (${distance})`
}
