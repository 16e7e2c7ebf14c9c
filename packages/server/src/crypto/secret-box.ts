import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must be read again: client secrets, SMTP passwords, TOTP secrets. */
export interface SecretBox {
  seal(plain: string): string
  /** @throws {Error} when the text was not sealed under this server's secret. */
  open(sealed: string): string
}

// AES-256-GCM with a random 96-bit nonce for each message (NIST SP 800-38D section 8.2.2).
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals under a key derived from the server's secret. */
export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret-box', 32))
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const body = bytes.subarray(nonceBytes + tagBytes)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
