import { OwnerApp } from '@app/core/admin'
import { inject, onTestFinished } from 'vitest'
import { newEmail, password } from '../harness'

/** The app of a dashboard with a new signed-in user who owns no project. */
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
