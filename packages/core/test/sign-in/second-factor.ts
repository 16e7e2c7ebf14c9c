import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { type ClientApp, type CurrentUser, KnownErrors } from '../../src/index'
import { password, type Service, signUp } from '../harness'

/** Returns the secret of an authenticator app and its code at a time. */
export function newSecret(now: number) {
  const secret = new Uint8Array(randomBytes(20))
  const totp = new TOTP({ secret: new Secret({ buffer: secret.buffer }) })
  const right = totp.generate({ timestamp: now })
  const wrong = right.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
  return { secret, right, wrong }
}

/** Creates an account with two-factor authentication and signs in. */
export async function enroll(service: Service, now: number) {
  const email = service.newEmail()
  const app = service.openClient()
  await signUp(app, email)
  const user: CurrentUser = await app.getUser({ or: 'throw' })
  const { secret, right, wrong } = newSecret(now)
  await user.update({ totpMultiFactorSecret: secret })
  return { app, user, email, userId: user.id, right, wrong }
}

/** Signs in with a password up to the second step. Returns the attempt code. */
export async function firstStep(app: ClientApp, email: string): Promise<string> {
  const result = await app.signInWithCredential({ email, password })
  if (result.status === 'ok' || result.error.errorCode !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') {
    throw new Error('The sign-in did not ask for a second step.')
  }
  expect(result.error).toBeInstanceOf(KnownErrors.MultiFactorAuthenticationRequired)
  return result.error.details.attempt_code
}
