import { ClientApp } from '@app/core'
import { createTestUser, type TestUser } from '../fixtures/account'
import { Mailbox } from '../fixtures/mailbox'
import { demoKeys } from './demo-keys'
import { type External, expect } from './test'

function openApp(serviceUrl: string): ClientApp<true> {
  return new ClientApp<true>({
    baseUrl: serviceUrl,
    ...demoKeys,
    tokenStore: 'memory',
    redirectMethod: 'none',
  })
}

/** Creates a user of the demo project without a page. */
export async function signUpAt(serviceUrl: string, displayName: string): Promise<TestUser> {
  const app = openApp(serviceUrl)
  const testUser = createTestUser()
  await app.signUpWithCredential({
    ...testUser,
    verificationCallbackUrl: 'http://localhost:5173/handler/email-verification',
  })
  const user = await app.getUser({ or: 'throw' })
  await user.setDisplayName(displayName)
  app.dispose()
  return testUser
}

/**
 * Headers that a proxy sends to a server: an address that the visitor forged, then the real one.
 */
export const forwardedFor = { 'x-forwarded-for': '203.0.113.66, 198.51.100.7' }

/** Language of the browser of a visitor whom an app's server signs in. */
export const locale = 'de-DE'

/** Expects that the latest session of a user, created by the app's server, has the address and browser of the visitor. */
export async function expectVisitor(
  external: External,
  email: string,
  address = '198.51.100.7',
): Promise<void> {
  const { serviceUrl } = external
  const program = external.open('service/node_modules/.bin/app-server')
  const args = ['--project', demoKeys.projectId, '--url', serviceUrl, '--json']
  const env = { AUTH_SECRET_KEY: `ssk_dem0${'0'.repeat(41)}` }
  const shown = await external.run('service', program, ['users', 'sessions', email, ...args], env)
  const [{ browser, last_used_at_end_user_ip_info: place }] = JSON.parse(shown).items
  expect({ browser, place }).toMatchObject({
    browser: expect.stringContaining('Chrome'),
    place: { ip: address },
  })
}

/** Expects that the service emails a user in German, the language of the visitor whom the app's server signed in last. */
export async function expectGermanEmail({ serviceUrl }: External, email: string): Promise<void> {
  const app = openApp(serviceUrl)
  const callbackUrl = 'http://localhost:5173/handler/password-reset'
  await app.sendForgotPasswordEmail(email, { callbackUrl })
  app.dispose()
  await new Mailbox(serviceUrl).waitForEmail(email, /Passwort/)
}
