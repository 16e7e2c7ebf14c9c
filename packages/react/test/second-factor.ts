import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { inject } from 'vitest'
import { createSignedInApp } from './harness'

/** Somebody whose sign-ins need a code of an authenticator app: the right one, and a wrong one. */
export async function createSecuredUser() {
  const { app, email } = await createSignedInApp()
  const secret = new Uint8Array(randomBytes(20))
  const user = await app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: secret })
  const totp = new TOTP({ secret: new Secret({ buffer: secret.buffer }) })
  const right = totp.generate({ timestamp: inject('serviceTime') })
  return { email, right, wrong: right.replace(/./g, (digit) => String((Number(digit) + 1) % 10)) }
}
