import { randomBytes } from 'node:crypto'

// Crockford's base32, lower case: no i, l, o, u. https://www.crockford.com/base32.html
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Random text in lower-case base32.
 *
 * @param length Number of characters, each worth 5 bits. Codes, keys and tokens have 45: 225 bits
 *   (contract/http.md sections 2.5, 3.2, 6).
 */
export function randomBase32(length = 45): string {
  return toBase32(randomBytes(length))
}

/** As many characters as there are bytes, of which each gives 5 bits. */
export function toBase32(bytes: Buffer): string {
  return Array.from(bytes, (byte) => alphabet[byte % 32]).join('')
}

/** Random text in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}
