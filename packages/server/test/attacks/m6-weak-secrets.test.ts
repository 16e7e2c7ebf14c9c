import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createServer } from '../../src/index'
import { asInternal, startServerForTest } from '../harness'

const production = {
  production: true,
  databaseUrl: 'memory://',
  url: 'https://auth.example.com',
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
}

describe('M6: a production server', () => {
  it.each([
    '12345678901234567890123456789012',
    'changeme-changeme-changeme-changeme',
    'a secret of at least 32 characters',
    'correct-horse-battery-staple-orange-window',
    'MyCompanyProductionSecretKey2026!!!',
    'Wintergarten-Information-Center-2026-Authentication',
    '0123456789abcdef0123456789abcdef',
    'qwertyuiopasdfghjklzxcvbnmqwertyuiop',
    '3.14159265358979323846264338327950',
  ])('does not start with the secret %s', async (secret) => {
    await expect(createServer({ ...production, secret })).rejects.toThrow(
      /^APP_SECRET: its value can be guessed; expected what `openssl rand -hex 32` prints/,
    )
  })

  it.each([
    'aaaaaaaa',
    'sak_internal',
    `sak_${'a'.repeat(40)}`,
    'sak_the_key_of_our_company_for_sign_in',
  ])('does not start with the key %s of project internal', async (key) => {
    for (const name of ['internalSecretServerKey', 'internalSuperSecretAdminKey']) {
      await expect(createServer({ ...production, [name]: key })).rejects.toThrow(
        /can be guessed; expected at least 32 characters/,
      )
    }
  })

  it('takes what random generators print', async () => {
    const { isRandomLooking } = await import('../../src/crypto/secret-strength')
    const forms = ['hex', 'base64', 'base64url'] as const
    for (let round = 0; round < 500; round += 1) {
      for (const form of forms) {
        // The same at every run.
        const secret = createHash('sha256').update(`${round}`).digest(form)
        expect([secret, isRandomLooking(secret)]).toEqual([secret, true])
      }
    }
  })

  it('accepts no token that a guessed fallback signed, and still reads what it encrypted', async () => {
    const weak = 'changeme-changeme-changeme-changeme'
    const admin = 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'
    const started = await startServerForTest({
      ...production,
      secretFallbacks: [weak],
      internalSuperSecretAdminKey: admin,
    })
    const jwks = await started.call('GET', '/projects/internal/.well-known/jwks.json', {
      headers: asInternal(admin),
    })
    expect(jwks.body.keys).toHaveLength(1)
  })
})
