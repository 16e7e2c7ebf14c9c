import type { JWTPayload } from 'jose'
import { type Config, toConfig } from '../config/config'
import { isRandomLooking } from '../config/secret-strength'
import type { Store } from '../db/store'
import type { AccessToken } from '../sessions/tokens/access-token'
import type { PublicKeys } from '../sessions/tokens/signing-key'
import type { Command } from './lib/command'
import { jsonOption, print, toCell } from './lib/output'
import type { ServiceClient } from './lib/service-client'
import { serviceOption } from './lib/service-option'
import { CommandError } from './lib/terminal'
import { withProject } from './lib/with-project'

type Status = 'valid' | 'expired' | 'session ended' | 'not of this installation'

/** Public keys and sessions of an installation. */
interface Installation {
  listKeys(projectId: string): Promise<PublicKeys>
  isAlive(token: AccessToken): Promise<boolean>
}

/** Shows what an access token contains, and whether this installation accepts it. */
export const inspectTokenCommand: Command = {
  usage: 'inspect <token>',
  about: 'Show the claims of an access token, and whether it is valid here. Exits with 1 if not.',
  summary: 'Show and verify an access token.',
  options: [serviceOption, jsonOption],
  async run(input) {
    const [token = ''] = input.args
    const claims = await readClaims(token)
    const openers = { remote: openRemote, stored: openStored(toConfig(input.config)) }
    const status = await withProject(input, readProjectId(claims), openers, (installation) =>
      findStatus(installation, token),
    )
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

async function findStatus({ listKeys, isAlive }: Installation, jwt: string): Promise<Status> {
  const { verifyAccessToken } = await import('../sessions/tokens/access-token')
  const check = await verifyAccessToken(jwt, listKeys, Date.now())
  if (check.status === 'unparsable') return 'not of this installation'
  if (check.status === 'expired') return 'expired'
  return (await isAlive(check.token)) ? 'valid' : 'session ended'
}

function openStored({ production, secretFallbacks }: Config) {
  return async ({ secret, database: { db } }: Store): Promise<Installation> => {
    const { isSessionAlive } = await import('../sessions/sessions')
    const { createSigningKeys } = await import('../sessions/tokens/signing-key')
    // The service does not accept tokens that are signed with a weak secret.
    const others = secretFallbacks.filter((one) => !production || isRandomLooking(one))
    return {
      listKeys: createSigningKeys([secret, ...others]).all,
      isAlive: (token) => isSessionAlive(db, { ...token, now: new Date() }),
    }
  }
}

function openRemote({ send }: ServiceClient): Installation {
  return {
    async listKeys(projectId) {
      const { importPublicKey } = await import('../sessions/tokens/signing-key')
      const endpoint = 'GET /projects/:project_id/.well-known/jwks.json'
      const { keys } = await send(endpoint, { path: { project_id: projectId } })
      const publicKeys = keys.map(async (jwk) => ({ jwk, publicKey: await importPublicKey(jwk) }))
      const [current, ...others] = await Promise.all(publicKeys)
      if (!current) throw new CommandError(`The service has no keys of project ${projectId}.`)
      return [current, ...others]
    },
    async isAlive({ userId, sessionId }) {
      const { items } = await send('GET /auth/sessions', { query: { user_id: userId } })
      return items.some(({ id }) => id === sessionId)
    },
  }
}

/** Returns the project that a token names; by default `internal`, whose keys did not sign it. */
function readProjectId({ aud }: JWTPayload): string {
  return typeof aud === 'string' ? aud : 'internal'
}

async function readClaims(token: string): Promise<JWTPayload> {
  if (/^(pck|ssk|sak)_/.test(token)) {
    throw new CommandError(
      'This is an API key. app-server keys list shows which set it belongs to.',
    )
  }
  const { decodeJwt } = await import('jose')
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
