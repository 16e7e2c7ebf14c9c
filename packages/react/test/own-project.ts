import {
  type AdminProjectUpdateOptions,
  OwnerApp,
  type SecuritySettingsUpdateOptions,
} from '@app/core/admin'
import { ServerApp } from '@app/core/server'
import { inject } from 'vitest'
import { newEmail, password } from './harness'

/** Creates a project with security settings of its own, as the other tests share the demo project. */
export async function createOwnProject(
  settings: SecuritySettingsUpdateOptions,
  { config }: Pick<AdminProjectUpdateOptions, 'config'> = {},
) {
  const baseUrl = inject('serviceUrl')
  const dashboard = new OwnerApp<true>({
    baseUrl,
    publishableClientKey: 'client-key-of-internal',
    tokenStore: 'memory',
    redirectMethod: { navigate() {} },
  })
  await dashboard.signUpWithCredential({ email: newEmail(), password, noRedirect: true })
  const owner = await dashboard.getUser({ or: 'throw' })
  const { id: projectId, app } = await owner.createProject({ displayName: 'Own', config })
  await app.updateSecuritySettings(settings)
  const { publishableClientKey = '', secretServerKey = '' } = await app.createApiKey({
    description: 'For tests',
    expiresAt: new Date(inject('serviceTime') + 3_600_000),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
    hasSuperSecretAdminKey: false,
  })
  dashboard.dispose()
  const project = { projectId, publishableClientKey }
  const server = new ServerApp({ baseUrl, ...project, secretServerKey, tokenStore: null })
  return { project, server }
}
