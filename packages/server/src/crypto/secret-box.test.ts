import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box'

describe('secret box', () => {
  const box = createSecretBox('a secret of thirty-two characters')

  it('decrypts what it encrypted, with a new nonce each time', () => {
    const [first, second] = [box.encrypt('the välue'), box.encrypt('the välue')]
    expect(box.decrypt(first)).toBe('the välue')
    expect(first).not.toBe(second)
    expect(Buffer.from(first, 'base64').toString()).not.toContain('lue')
  })

  it('decrypts only with the same secret', () => {
    expect(() => createSecretBox('another secret altogether!').decrypt(box.encrypt('x'))).toThrow()
  })

  it('detects tampering', () => {
    const bytes = Buffer.from(box.encrypt('the value'), 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(() => box.decrypt(bytes.toString('base64'))).toThrow()
  })
})
