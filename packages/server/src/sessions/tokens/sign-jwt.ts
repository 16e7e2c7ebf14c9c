import { type KeyObject, sign } from 'node:crypto'

/**
 * Signs a JWT with ES256 synchronously: a signature takes about 30 µs, whereas jose's asynchronous API takes longer and
 * queues behind password hashing in the thread pool.
 *
 * @see RFC 7515 section 3.1, RFC 7518 section 3.4
 */
export function signJwt(
  { privateKey, jwk }: { privateKey: KeyObject; jwk: { kid: string } },
  claims: object,
): string {
  const signed = `${encode({ alg: 'ES256', kid: jwk.kid })}.${encode(claims)}`
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
