import { randomBytes } from 'node:crypto'
import type { ClientApp } from '@app/core'
import { Secret, TOTP } from 'otpauth'
import { inject } from 'vitest'
import { createSignedInApp } from './harness'

/** Somebody whose sign-ins need a code of an authenticator app: the right one, and a wrong one. */
export async function createSecuredUser() {
  const { app, email } = await createSignedInApp()
  return { email, ...(await secure(app)) }
}

/** Turns the second factor on for who is signed in. */
export async function secure(app: ClientApp<true>) {
  const secret = new Uint8Array(randomBytes(20))
  const user = await app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: secret })
  const totp = new TOTP({ secret: new Secret({ buffer: secret.buffer }) })
  const right = totp.generate({ timestamp: inject('serviceTime') })
  return { right, wrong: right.replace(/./g, (digit) => String((Number(digit) + 1) % 10)) }
}
