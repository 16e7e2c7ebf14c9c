import { randomBytes } from 'node:crypto'
import type { ClientApp } from '@app/core'
import { Secret, TOTP } from 'otpauth'
import { inject } from 'vitest'
import { createApp, createSignedInApp, password } from './harness'

/** A user with two-factor authentication, with a correct and an incorrect code. */
export async function createSecuredUser() {
  const { app, email } = await createSignedInApp()
  return { app, email, ...(await secure(app)) }
}

/** The same with ten recovery codes. */
export async function createUserWithRecoveryCodes() {
  const secured = await createSecuredUser()
  const user = await secured.app.getUser({ or: 'throw' })
  return { ...secured, codes: await user.createRecoveryCodes() }
}

/** Signs in with a recovery code, which uses it up. */
export async function spend(email: string, recoveryCode: string) {
  const { app } = createApp()
  const first = await app.signInWithCredential({ email, password })
  if (first.status === 'ok' || !('attempt_code' in Object(first.error.details))) {
    throw new Error('No second step was asked for.')
  }
  const { attempt_code: attemptCode } = first.error.details as { attempt_code: string }
  const result = await app.completeMfa({ attemptCode, recoveryCode, noRedirect: true })
  if (result.status === 'error') throw result.error
}

/** Turns on the second factor for the signed-in user. */
export async function secure(app: ClientApp<true>) {
  const secret = new Uint8Array(randomBytes(20))
  const user = await app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: secret })
  const totp = new TOTP({ secret: new Secret({ buffer: secret.buffer }) })
  const right = totp.generate({ timestamp: inject('serviceTime') })
  return { right, wrong: right.replace(/./g, (digit) => String((Number(digit) + 1) % 10)) }
}
