import { ClientApp } from '@app/core'
import { createTestUser, type TestUser } from '../fixtures/account'
import { demoKeys } from './demo-keys'

/** Creates a user of the demo project without a page. */
export async function signUpAt(serviceUrl: string, displayName: string): Promise<TestUser> {
  const app = new ClientApp<true>({
    baseUrl: serviceUrl,
    ...demoKeys,
    tokenStore: 'memory',
    redirectMethod: 'none',
  })
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
