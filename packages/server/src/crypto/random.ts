import { randomBytes } from 'node:crypto'

// Crockford's base32 in lower case: no i, l, o, u. https://www.crockford.com/base32.html
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Returns random text in lower-case base32.
 *
 * @param length Number of characters, 5 bits each. @default 45, which is 225 bits
 */
export function randomBase32(length = 45): string {
  return toBase32(randomBytes(length))
}

/** Converts bytes to base32, one character per byte, using 5 bits of each. */
export function toBase32(bytes: Buffer): string {
  let text = ''
  for (const byte of bytes) text += alphabet[byte % 32]
  return text
}

/** Returns random hexadecimal text. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}
