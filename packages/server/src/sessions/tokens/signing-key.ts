import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { ResponseOf } from '@app/contract'
import type { CryptoKey } from 'jose'
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint'
import { importJWK } from 'jose/key/import'

/** Public key of a project, as published in its JWKS (RFC 7517). */
type PublicJwk = ResponseOf<'GET /projects/:project_id/.well-known/jwks.json'>['keys'][number]

/** Key pair that signs and verifies the access tokens of a project. */
interface SigningKey extends PublicKey {
  privateKey: KeyObject
}

interface PublicKey {
  jwk: PublicJwk
  publicKey: CryptoKey
}

/** Public keys of a project whose tokens are valid, that of the newest tokens first. */
export type PublicKeys = [PublicKey, ...PublicKey[]]

/** Signing keys of all projects. */
export interface SigningKeys {
  /** Returns the key for signing. */
  current(projectId: string): Promise<SigningKey>
  /** Returns all keys whose tokens are valid, the signing one first. */
  all(projectId: string): Promise<[SigningKey, ...SigningKey[]]>
}

/** Enough for a busy server; deriving a key takes less than a millisecond. */
const cacheSize = 1000

/**
 * Derives the keys of all projects from the server's secret, so that nothing is stored and all
 * processes have the same keys.
 *
 * @param secrets The current secret, then former ones.
 * @see RFC 5869 (HKDF)
 */
export function createSigningKeys(secrets: [string, ...string[]]): SigningKeys {
  const [current, ...others] = secrets.map(createKeyring) as [Keyring, ...Keyring[]]
  return {
    current,
    async all(projectId) {
      const older = others.map((keyring) => keyring(projectId))
      return [await current(projectId), ...(await Promise.all(older))]
    },
  }
}

/** Returns the key of a project derived from one secret. */
type Keyring = (projectId: string) => Promise<SigningKey>

function createKeyring(secret: string): Keyring {
  const cache = new Map<string, Promise<SigningKey>>()
  return (projectId) => {
    const cached = cache.get(projectId)
    if (cached) return cached
    if (cache.size >= cacheSize) cache.clear()
    const key = deriveSigningKey(secret, projectId)
    cache.set(projectId, key)
    return key
  }
}

async function deriveSigningKey(secret: string, projectId: string): Promise<SigningKey> {
  const d = derivePrivateScalar(secret, projectId)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const coordinates = { kty: 'EC', crv: 'P-256', x, y } as const
  const kid = (await calculateJwkThumbprint(coordinates)).slice(0, 12)
  const jwk: PublicJwk = { ...coordinates, alg: 'ES256', kid }
  const privateJwk = { ...coordinates, d: d.toString('base64url') }
  const privateKey = createPrivateKey({ key: privateJwk, format: 'jwk' })
  return { jwk, privateKey, publicKey: await importPublicKey(jwk) }
}

/** Imports the public key of a project. */
export async function importPublicKey(jwk: PublicJwk): Promise<CryptoKey> {
  // `importJWK` returns raw bytes for symmetric keys only.
  return (await importJWK({ ...jwk })) as CryptoKey
}

/** Derives a number below the order of P-256. One in 2^32 candidates is too large and skipped. */
function derivePrivateScalar(secret: string, projectId: string): Buffer {
  for (let round = 0; ; round += 1) {
    const info = `access-token-key:${round}:${projectId}`
    const candidate = Buffer.from(hkdfSync('sha256', secret, '', info, 32))
    try {
      createECDH('prime256v1').setPrivateKey(candidate)
      return candidate
    } catch {
      // Out of range: try the next candidate.
    }
  }
}
