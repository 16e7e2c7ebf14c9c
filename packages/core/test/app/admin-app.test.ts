import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdminApp } from '../../src/admin'
import { KnownErrors } from '../../src/index'
import { demo, readOf, type Service, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const smtp = {
  host: 'localhost',
  port: 1,
  username: 'user',
  password: 'secret',
  senderEmail: 'hello@example.com',
  senderName: 'Hello',
}

describe('the project of an AdminApp', () => {
  it('has all fields that owners can see', async () => {
    const project = await service.openAdmin().getProject()
    expect(project).toMatchObject({
      id: demo.projectId,
      displayName: 'Demo',
      description: '',
      createdAt: expect.any(Date),
      userCount: expect.any(Number),
      isProductionMode: false,
      config: {
        id: expect.any(String),
        credentialEnabled: true,
        allowLocalhost: true,
        createTeamOnSignUp: false,
        oauthAccountMergeStrategy: 'link_method',
        emailConfig: { type: 'shared' },
        teamCreatorDefaultPermissions: [{ id: 'admin' }],
        teamMemberDefaultPermissions: [{ id: 'member' }],
        userDefaultPermissions: [],
      },
    })
  })

  it('is updated field by field, and subscribers see the changes', async () => {
    const app = service.openAdmin()
    const shown = readOf(app, 'getProject')
    shown.subscribe(() => {})
    const { update } = await app.getProject()
    const config = {
      signUpEnabled: false,
      credentialEnabled: false,
      magicLinkEnabled: false,
      passkeyEnabled: true,
      clientTeamCreationEnabled: false,
      clientUserDeletionEnabled: false,
      allowLocalhost: false,
      createTeamOnSignUp: true,
      oauthAccountMergeStrategy: 'raise_error',
      oauthProviders: [
        {
          id: 'facebook',
          enabled: true,
          type: 'standard',
          clientId: 'a',
          clientSecret: 'b',
          facebookConfigId: 'c',
        },
        { id: 'github', enabled: false, type: 'shared' },
        { id: 'google', enabled: true, type: 'shared' },
        {
          id: 'microsoft',
          enabled: true,
          type: 'standard',
          clientId: 'a',
          clientSecret: 'b',
          microsoftTenantId: 'c',
        },
        { id: 'spotify', enabled: true, type: 'standard', clientId: 'a', clientSecret: 'b' },
      ],
      emailConfig: { type: 'standard', ...smtp },
      domains: [{ domain: 'http://10.0.0.1', handlerPath: '/auth' }],
      teamCreatorDefaultPermissions: [{ id: 'member' }],
      teamMemberDefaultPermissions: [],
      userDefaultPermissions: [],
    } as const
    const changes = { displayName: 'Changed', description: 'About it', isProductionMode: false }
    await update({ ...changes, config })
    expect(await shown.load()).toMatchObject({ ...changes, config })
    const project = await app.getProject()
    expect(await project.getProductionModeErrors()).toEqual([
      {
        message:
          'Direct IP addresses are not valid as trusted domains in production mode: http://10.0.0.1',
        relativeFixUrl: `/projects/${demo.projectId}/domains`,
      },
    ])

    await project.update({ displayName: 'Demo' })
    expect(await shown.load()).toMatchObject({
      displayName: 'Demo',
      description: 'About it',
      config,
    })
    await project.update({ config: { emailConfig: { type: 'shared' }, domains: [] } })
    expect(await shown.load()).toMatchObject({
      config: { ...config, emailConfig: { type: 'shared' }, domains: [] },
    })
    await expect(
      project.update({
        config: {
          oauthProviders: [
            ...config.oauthProviders,
            { id: 'apple', enabled: true, type: 'shared' },
          ],
        },
      }),
    ).rejects.toBeInstanceOf(KnownErrors.InvalidSharedOAuthProviderId)
  })
})

describe('the redirect URIs of providers', () => {
  it('are known before a provider is configured', async () => {
    const project = await service.openAdmin().getProject()
    const { oauthRedirectUris } = project.config
    expect(Object.keys(oauthRedirectUris)).toHaveLength(11)
    expect(oauthRedirectUris.apple).toMatch(/^http.+\/api\/v1\/auth\/oauth\/callback\/apple$/)
  })
})

describe('API keys', () => {
  it('are shown once, then only their last four characters, until they are revoked', async () => {
    const app = service.openAdmin()
    const list = readOf(app, 'listApiKeys')
    list.subscribe(() => {})
    await list.load()
    const created = await app.createApiKey({
      description: 'For tests',
      expiresAt: new Date(Date.now() + 60_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: false,
      hasSuperSecretAdminKey: true,
    })
    const { publishableClientKey = '', superSecretAdminKey = '' } = created
    expect(publishableClientKey).toMatch(/^pck_/)
    expect(created.secretServerKey).toBeUndefined()
    const client = service.openClient({ publishableClientKey })
    expect((await client.getProject()).id).toBe(demo.projectId)

    const [key] = (await list.load()) as Awaited<ReturnType<AdminApp['listApiKeys']>>
    expect(key).toMatchObject({
      id: created.id,
      description: 'For tests',
      manuallyRevokedAt: null,
      createdAt: expect.any(Date),
      publishableClientKey: { lastFour: publishableClientKey.slice(-4) },
      secretServerKey: null,
      superSecretAdminKey: { lastFour: superSecretAdminKey.slice(-4) },
    })
    const { isValid, whyInvalid, revoke } = created
    expect([isValid(), whyInvalid()]).toEqual([true, null])
    await revoke()
    const [revoked] = await app.listApiKeys()
    expect([revoked?.isValid(), revoked?.whyInvalid()]).toEqual([false, 'manually-revoked'])
    expect(revoked?.manuallyRevokedAt).toBeInstanceOf(Date)
    await expect(client.getProject()).rejects.toBeInstanceOf(
      KnownErrors.InvalidPublishableClientKey,
    )
  })

  it('expire by the clock of the app', async () => {
    let now = Date.now()
    const key = await service.openAdmin({ now: () => now }).createApiKey({
      description: 'Short',
      expiresAt: new Date(now + 1000),
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: true,
    })
    expect(key.isValid()).toBe(true)
    now += 1001
    expect(key.whyInvalid()).toBe('expired')
  })
})

describe('permission definitions', () => {
  it('of teams can be created, renamed and deleted, with their grants', async () => {
    const app = service.openAdmin()
    const list = readOf(app, 'listTeamPermissionDefinitions')
    list.subscribe(() => {})
    await list.load()
    const definition = {
      id: 'billing',
      description: 'Sees bills',
      containedPermissionIds: ['$read_members'],
    }
    expect(await app.createTeamPermissionDefinition(definition)).toEqual(definition)
    expect(await list.load()).toEqual(expect.arrayContaining([definition]))

    const user = await app.createUser()
    const team = await app.createTeam({ displayName: 'Billed' })
    await team.addUser(user.id)
    await user.grantPermission(team, 'billing')
    const held = readOf(user, 'getPermission', team, 'accounting')
    held.subscribe(() => {})
    expect(await held.load()).toBeNull()
    await app.updateTeamPermissionDefinition('billing', {
      id: 'accounting',
      containedPermissionIds: [],
    })
    expect(await held.load()).toEqual({ id: 'accounting' })
    expect(await user.hasPermission(team, '$read_members')).toBe(false)
    await app.deleteTeamPermissionDefinition('accounting')
    expect(await held.load()).toBeNull()
    await expect(app.deleteTeamPermissionDefinition('accounting')).rejects.toBeInstanceOf(
      KnownErrors.PermissionNotFound,
    )
    await expect(
      app.createTeamPermissionDefinition({ id: 'x', containedPermissionIds: ['unknown'] }),
    ).rejects.toBeInstanceOf(KnownErrors.ContainedPermissionNotFound)
  })

  it('of the project can be created, updated and deleted', async () => {
    const app = service.openAdmin()
    expect(await app.listProjectPermissionDefinitions()).toEqual([])
    await app.createProjectPermissionDefinition({ id: 'beta' })
    await app.updateProjectPermissionDefinition('beta', { description: 'Early features' })
    expect(await app.listProjectPermissionDefinitions()).toEqual([
      { id: 'beta', description: 'Early features', containedPermissionIds: [] },
    ])
    await app.deleteProjectPermissionDefinition('beta')
    expect(await app.listProjectPermissionDefinitions()).toEqual([])
  })
})

describe('emails', () => {
  it("use the owner's template until it is reset", async () => {
    const app = service.openAdmin()
    await (await app.getProject()).update({
      config: { emailConfig: { type: 'standard', ...smtp } },
    })
    const list = readOf(app, 'listEmailTemplates')
    list.subscribe(() => {})
    expect(await list.load()).toMatchObject([
      { type: 'email_verification', isDefault: true },
      { type: 'password_reset', isDefault: true },
      { type: 'magic_link', isDefault: true },
      { type: 'team_invitation', isDefault: true },
    ])
    await app.updateEmailTemplate('password_reset', { subject: 'Forgot it?' })
    expect(await list.load()).toMatchObject([
      {},
      { subject: 'Forgot it?', isDefault: false, content: { root: { type: 'EmailLayout' } } },
      {},
      {},
    ])
    const [, template] = await app.listEmailTemplates()
    const text = JSON.stringify(template?.content)
    const content = JSON.parse(text.replaceAll(' password', ' passphrase'))
    expect(content).not.toEqual(template?.content)
    await app.updateEmailTemplate('password_reset', { content })
    expect((await app.listEmailTemplates())[1]?.content).toEqual(content)
    await app.resetEmailTemplate('password_reset')
    expect(await list.load()).toMatchObject([{}, { isDefault: true }, {}, {}])
    await (await app.getProject()).update({ config: { emailConfig: { type: 'shared' } } })
  })

  it('are previewed with example values, and may be HTML and text', async () => {
    const app = service.openAdmin()
    const content = { html: '<b>{{otp}}</b>', text: '{{otp}}' }
    const preview = { html: '<b>A1B2C3</b>', text: 'A1B2C3\n', warnings: [] }
    const subject = 'Code {{otp}}'
    expect(await app.previewEmailTemplate('magic_link', { subject, content })).toEqual({
      subject: 'Code A1B2C3',
      ...preview,
    })
    const [, , unchanged] = await app.listEmailTemplates()
    expect(unchanged).toMatchObject({ type: 'magic_link', isDefault: true })
    const german = await app.previewEmailTemplate('magic_link', { language: 'de-DE' })
    expect(german.subject).toMatch(/^Bei .* anmelden: Ihr Code ist A1B2C3$/)
    await app.updateEmailTemplate('magic_link', { content })
    expect(await app.previewEmailTemplate('magic_link')).toMatchObject(preview)
    await app.resetEmailTemplate('magic_link')
  })

  it('are refused with the whole reason', async () => {
    const root = { type: 'EmailLayout', data: { childrenIds: ['a'] } }
    const content = { root, a: { type: 'Nope', data: {} } }
    const refused = service.openAdmin().updateEmailTemplate('magic_link', { content })
    await expect(refused).rejects.toThrow(/'Heading'.*'ColumnsContainer'$/)
  })

  it('can be tested, and every test is listed', async () => {
    const app = service.openAdmin()
    const sent = readOf(app, 'listSentEmails')
    sent.subscribe(() => {})
    await sent.load()
    const recipientEmail = service.newEmail()
    const language = 'de-DE'
    expect(await app.sendTestEmail({ recipientEmail, emailConfig: smtp, language })).toEqual({
      status: 'error',
      error: { errorMessage: expect.any(String) },
    })
    const [mail] = (await sent.load()) as object[]
    expect(mail).toEqual({
      id: expect.any(String),
      type: 'test',
      to: [recipientEmail],
      recipient: recipientEmail,
      subject: 'Test-E-Mail',
      sentAt: expect.any(Date),
      error: expect.objectContaining({ errorType: expect.any(String) }),
    })
  })
})

describe('an AdminApp', () => {
  it('fetches usage metrics of its project', async () => {
    const app = service.openAdmin()
    const user = await app.createUser()
    const metrics = await app.getMetrics()
    expect(metrics.totalUsers).toBeGreaterThan(0)
    expect(metrics.dailyUsers).toHaveLength(31)
    expect(metrics.dailyActiveUsers.at(-1)).toEqual({
      date: new Date().toISOString().slice(0, 10),
      activity: expect.any(Number),
    })
    expect(metrics).toMatchObject({
      usersByCountry: expect.any(Object),
      recentlyActive: expect.any(Array),
      loginMethods: expect.any(Array),
    })
    expect(metrics.recentlyRegistered[0]?.id).toBe(user.id)
  })

  it('creates a token for the portal of the webhook provider', async () => {
    // Svix is an external service; this is its response.
    const asked: string[] = []
    const svix = setupServer(
      http.post('https://svix.test/*', ({ request }) => {
        asked.push(new URL(request.url).pathname)
        const application = { id: 'app_1', uid: demo.projectId, name: 'Demo', metadata: {} }
        return HttpResponse.json({
          token: 'portal-token',
          url: 'https://svix.test',
          ...application,
        })
      }),
    )
    svix.listen({ onUnhandledRequest: 'error' })
    const own = await startService({ svixServerUrl: 'https://svix.test', svixAuthToken: 'secret' })
    expect(await own.openAdmin().getSvixToken()).toBe('portal-token')
    expect(asked).toContain(`/api/v1/auth/app-portal-access/${demo.projectId}`)
    await own.close()
    svix.close()
  })

  it('has all methods of a ServerApp', async () => {
    const app = service.openAdmin()
    const user = await app.createUser({ displayName: 'Made by an admin' })
    expect(await app.getUser(user.id)).toMatchObject({ displayName: 'Made by an admin' })
  })

  it('needs only its own key', async () => {
    const others = { publishableClientKey: undefined, secretServerKey: undefined }
    const app = service.openAdmin(others)
    expect((await app.getProject()).displayName).toBe('Demo')
    expect(await app.listApiKeys()).not.toEqual([])
    const created = await app.createUser({ displayName: 'Made by an admin' })
    const tokens = await (await created.createSession()).getTokens()
    const user = await app.getUser({ tokenStore: tokens, or: 'throw' })
    await user.setDisplayName('Renamed')
    expect(await app.getUser(created.id)).toMatchObject({ displayName: 'Renamed' })
    const wrong = { ...others, superSecretAdminKey: 'ssk_1' }
    expect(() => service.openAdmin(wrong)).toThrow(
      'superSecretAdminKey is invalid: pass a sak_… key',
    )
  })

  it('requires its key', () => {
    expect(() => service.openAdmin({ superSecretAdminKey: 'ssk_1' })).toThrow('sak_')
    const options = { ...demo, baseUrl: 'http://localhost:8102', tokenStore: null }
    expect(() => new AdminApp(options)).toThrow('STACK_SUPER_SECRET_ADMIN_KEY')
  })
})
