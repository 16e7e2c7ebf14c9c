import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminApp } from '../../src/admin'
import { UsageError } from '../../src/index'
import { type Service, startService } from '../harness'

let service: Service
let app: AdminApp<true>
beforeAll(async () => {
  service = await startService()
})
beforeEach(() => {
  app = service.openAdmin()
})
afterAll(() => service.close())

/** Options as a program without type checks has them. */
const untyped = (options: object) => options as never

describe('a misspelled option', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    [
      'of a project',
      'displayNam',
      async () => (await app.getProject()).update(untyped({ displayNam: 'App' })),
    ],
    [
      'of its configuration',
      'magiclinkEnabled',
      async () => (await app.getProject()).update({ config: untyped({ magiclinkEnabled: true }) }),
    ],
    [
      'of a domain',
      'handlerpath',
      async () => {
        const domain = untyped({ domain: 'https://a.example', handlerpath: '/auth' })
        await (await app.getProject()).update({ config: { domains: [domain] } })
      },
    ],
    [
      'of the security settings',
      'passwordMinlength',
      () => app.updateSecuritySettings(untyped({ passwordMinlength: 12 })),
    ],
    [
      'of the session settings',
      'rotation',
      () => app.updateSessionSettings(untyped({ rotation: true })),
    ],
    ['of the email theme', 'color', () => app.updateEmailTheme(untyped({ color: '#000000' }))],
    [
      'of a webhook endpoint',
      'events',
      () => app.createWebhookEndpoint(untyped({ url: 'https://a.example/hook', events: [] })),
    ],
    [
      'of an API key',
      'hasServerKey',
      () => {
        const kinds = { hasPublishableClientKey: true, hasServerKey: true }
        return app.createApiKey(untyped({ description: '', expiresAt: new Date(), ...kinds }))
      },
    ],
    [
      'of a permission',
      'contains',
      () => app.createTeamPermissionDefinition(untyped({ id: 'read', contains: [] })),
    ],
    ['of a list of users', 'isBaned', () => app.listUsers(untyped({ isBaned: true }))],
  ])('%s is refused', async (_, option, call) => {
    const refused = new UsageError(`Unknown option: ${option}.`)
    await expect(call()).rejects.toEqual(refused)
  })
})

it('a configuration can be passed back as it was read', async () => {
  const project = await app.getProject()
  await project.update({ config: { ...project.config, magicLinkEnabled: true } })
  const { config } = await app.getProject()
  expect(config).toEqual({ ...project.config, magicLinkEnabled: true })
  await app.updateSessionSettings({ ...(await app.getSessionSettings()) })
  await app.updateSecuritySettings({ ...(await app.getSecuritySettings()) })
  await app.updateEmailTheme({ ...(await app.getEmailTheme()) })
})
