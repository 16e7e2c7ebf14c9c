import { OwnerApp } from '@app/core/admin'
import { inject, onTestFinished } from 'vitest'
import { newEmail, password } from '../harness'

/** The app of a dashboard, where somebody new is signed in, who owns nothing yet. */
export async function openDashboard() {
  const app = new OwnerApp<true>({
    baseUrl: inject('serviceUrl'),
    publishableClientKey: 'client-key-of-internal',
    tokenStore: 'memory',
    redirectMethod: { navigate() {} },
  })
  onTestFinished(() => app.dispose())
  await app.signUpWithCredential({ email: newEmail(), password, noRedirect: true })
  return { app, owner: await app.getUser({ or: 'throw' }) }
}
