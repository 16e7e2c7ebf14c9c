import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startForClient } from './published-client'

let started: Awaited<ReturnType<typeof startForClient>>
let app: ReturnType<typeof started.adminApp>

beforeAll(async () => {
  started = await startForClient()
  app = started.adminApp()
})
afterEach(() => {
  expect(started.takeProblems()).toEqual([])
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await started.server.close()
})

const tomorrow = () => new Date(Date.now() + 86_400_000)
const emailConfig = {
  host: '127.0.0.1',
  // Nothing listens there.
  port: 1,
  username: 'user',
  password: 'secret',
  senderName: 'Sender',
  senderEmail: 'sender@example.com',
}

describe('the published client of an owner', () => {
  it('reads and changes the project', async () => {
    const project = await app.getProject()
    await project.update({
      displayName: 'Renamed',
      description: 'For tests',
      config: {
        passkeyEnabled: true,
        domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
        oauthProviders: [
          { id: 'google', enabled: true, type: 'shared' },
          { id: 'gitlab', enabled: true, type: 'standard', clientId: 'id', clientSecret: 'secret' },
        ],
      },
    })
    const changed = await app.getProject()
    expect(changed).toMatchObject({ displayName: 'Renamed', description: 'For tests' })
    expect(changed.config).toMatchObject({
      passkeyEnabled: true,
      domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
      oauthProviders: [
        { id: 'gitlab', enabled: true, type: 'standard', clientId: 'id', clientSecret: 'secret' },
        { id: 'google', enabled: true, type: 'shared' },
      ],
    })
    const problems = await changed.getProductionModeErrors()
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/localhost is not allowed in production mode/i),
    ])
  })

  it('creates keys that access the project until they are revoked', async () => {
    const made = await app.createInternalApiKey({
      description: 'For a server',
      expiresAt: tomorrow(),
      hasPublishableClientKey: false,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: false,
    })
    const server = started.serverApp(made.secretServerKey)
    expect(await server.listUsers()).toEqual(expect.any(Array))
    const find = async () => (await app.listInternalApiKeys()).find(({ id }) => id === made.id)
    expect(await find()).toMatchObject({
      description: 'For a server',
      publishableClientKey: null,
      secretServerKey: { lastFour: made.secretServerKey?.slice(-4) },
    })
    await (await find())?.revoke()
    expect((await find())?.whyInvalid()).toBe('manually-revoked')
    await expect(started.serverApp(made.secretServerKey).listUsers()).rejects.toMatchObject({
      errorCode: 'INVALID_SECRET_SERVER_KEY',
    })
  })

  it('defines permissions of teams and of the project', async () => {
    await app.createTeamPermissionDefinition({
      id: 'editor',
      description: 'May edit',
      containedPermissionIds: ['$read_members'],
    })
    await app.updateTeamPermissionDefinition('editor', { description: 'Edits' })
    const editor = (await app.listTeamPermissionDefinitions()).find(({ id }) => id === 'editor')
    expect(editor).toMatchObject({
      description: 'Edits',
      containedPermissionIds: ['$read_members'],
    })
    await app.deleteTeamPermissionDefinition('editor')
    await app.createProjectPermissionDefinition({ id: 'beta', containedPermissionIds: [] })
    await app.updateProjectPermissionDefinition('beta', { id: 'early' })
    expect(await app.listProjectPermissionDefinitions()).toMatchObject([{ id: 'early' }])
    await app.deleteProjectPermissionDefinition('early')
    expect(await app.listProjectPermissionDefinitions()).toEqual([])
  })

  it('changes an email template and restores the default', async () => {
    const project = await app.getProject()
    await project.update({ config: { emailConfig: { type: 'standard', ...emailConfig } } })
    const [verification] = await app.listEmailTemplates()
    expect(verification).toMatchObject({ type: 'email_verification', isDefault: true })
    await app.updateEmailTemplate('email_verification', {
      subject: 'Is it you?',
      content: verification?.content,
    })
    expect((await app.listEmailTemplates())[0]).toMatchObject({
      subject: 'Is it you?',
      isDefault: false,
    })
    await app.resetEmailTemplate('email_verification')
    expect((await app.listEmailTemplates())[0]).toEqual(verification)
    await project.update({ config: { emailConfig: { type: 'shared' } } })
  })

  it('tests a mail server and reads the log', async () => {
    const result = await app.sendTestEmail({ recipientEmail: 'owner@example.com', emailConfig })
    expect(result).toMatchObject({
      status: 'error',
      error: { errorMessage: expect.stringMatching(/\w/) },
    })
    const [sent] = await app.listSentEmails()
    expect(sent).toMatchObject({ to: ['owner@example.com'], error: expect.any(Object) })
  })

  it('owns projects, and administers them without a key', async () => {
    const owners = started.ownersApp()
    await owners.signUpWithCredential({
      email: 'owner@example.com',
      password: 'correct horse',
      verificationCallbackUrl: `${started.pages}/email-verification`,
    })
    const owner = await owners.getUser({ or: 'throw' })
    if (!('createProject' in owner)) throw new Error('not a user of the project internal')
    const project = await owner.createProject({ displayName: 'Mine' })
    expect(project.config).toMatchObject({ credentialEnabled: true, magicLinkEnabled: false })
    const user = await project.app.createUser({ primaryEmail: 'first@example.com' })
    expect((await project.app.listUsers()).map(({ id }) => id)).toEqual([user.id])
    const [listed] = await owner.listOwnedProjects()
    expect(listed).toMatchObject({ id: project.id, userCount: 1 })
    await listed?.update({ config: { magicLinkEnabled: true } })
    expect((await project.app.getProject()).config.magicLinkEnabled).toBe(true)
    await listed?.delete()
    const left = await started.call('GET', '/internal/projects', {
      headers: {
        'x-stack-project-id': 'internal',
        'x-stack-access-type': 'client',
        'x-stack-publishable-client-key': started.server.internalKeys.publishableClientKey ?? '',
        'x-stack-access-token': (await owner.currentSession.getTokens()).accessToken ?? '',
      },
    })
    expect(left.body.items).toEqual([])
  })
})
