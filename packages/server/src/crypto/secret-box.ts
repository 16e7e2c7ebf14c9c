import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts values that must be read again, such as client secrets, SMTP passwords and TOTP secrets.
 */
export interface SecretBox {
  encrypt(plain: string): string
  /** @throws {UnknownSecretError} if the text was not encrypted with a secret of this server. */
  decrypt(encrypted: string): string
  /** Returns whether the text was encrypted with a secret of this server. */
  canDecrypt(encrypted: string): boolean
}

/** Stored data was encrypted with another secret, or is damaged. The message says what operators can do. */
export class UnknownSecretError extends Error {
  override name = 'UnknownSecretError'

  constructor(options?: ErrorOptions) {
    super(
      'Stored data cannot be decrypted, because it was encrypted with another APP_SECRET. Set APP_SECRET to that one, or add it to APP_SECRET_FALLBACKS.',
      options,
    )
  }
}

// AES-256-GCM with a random 96-bit nonce for each message (NIST SP 800-38D section 8.2.2).
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with a key derived from the server's secret.
 *
 * @param fallbacks Former secrets, which can decrypt only.
 */
export function createSecretBox(secret: string, fallbacks: string[] = []): SecretBox {
  const key = deriveKey(secret)
  const fallbackKeys = fallbacks.map(deriveKey)
  return {
    encrypt(plain) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64')
      const other = fallbackKeys.find((one) => isEncryptedWith(one, bytes))
      try {
        return decrypt(other ?? key, bytes)
      } catch (cause) {
        throw new UnknownSecretError({ cause })
      }
    },
    canDecrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64')
      return [key, ...fallbackKeys].some((one) => isEncryptedWith(one, bytes))
    },
  }
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'secret-box', 32))
}

/** @throws {Error} if the bytes were not encrypted with this key. */
function decrypt(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

function isEncryptedWith(key: Buffer, bytes: Buffer): boolean {
  try {
    decrypt(key, bytes)
    return true
  } catch {
    // Node only reports that the text is not authentic.
    return false
  }
}
