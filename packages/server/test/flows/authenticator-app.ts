import { Secret, TOTP } from 'otpauth'
import type { Browser } from './flow'

/**
 * Turns the second factor on as the client library does. Returns the app that generates the codes.
 */
export async function enrolAuthenticatorApp(browser: Browser, now: () => number) {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 })
  const body = { totp_secret_base64: Buffer.from(secret.bytes).toString('base64') }
  await browser.ask('PATCH /users/me', { body })
  return { code: (atMs = now()) => totp.generate({ timestamp: atMs }) }
}
