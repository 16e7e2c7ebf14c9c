/** Length of the secret in bytes, that of the hash. @see RFC 4226 section 4 */
const secretBytes = 20

const stepMs = 30_000
const digits = 6

/** Returns a new random secret for an authenticator app. */
export function createTotpSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(secretBytes))
}

/** Returns the code that an authenticator app shows at a time. @see RFC 6238 */
export async function toTotpCode(secret: Uint8Array<ArrayBuffer>, timeMs: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(timeMs / stepMs)))
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  // The last four bits are the offset of the number in the hash. @see RFC 4226 section 5.3
  const offset = hash.getUint8(hash.byteLength - 1) & 0xf
  const number = hash.getUint32(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Whether a code is the current or the previous one, as typing takes a moment. */
export async function isTotpCode(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const known = await Promise.all([nowMs, nowMs - stepMs].map((time) => toTotpCode(secret, time)))
  return known.includes(code)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in base 32 without padding. @see RFC 4648 section 6 */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Returns the `otpauth:` URL for the QR code. */
export function toTotpUrl(secret: Uint8Array, issuer: string, account: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = new URLSearchParams({ secret: toBase32(secret), issuer })
  // Some apps do not decode `+` as a space.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
