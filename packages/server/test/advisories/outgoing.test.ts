import { Resolver } from 'node:dns/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { leave } from '../browsers/oauth-browser'
import { as } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { createTestService, providers, type TestService } from '../test-service'
import { waitOptions } from '../wait-options'

let service: TestService
beforeAll(async () => {
  // As in production.
  service = await createTestService({ webhooksAllowPrivate: false, mailAllowPrivate: false })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.server.close())

/** Has a name point to this machine, whatever it pointed to before. */
function rebind(name: string) {
  vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(async (host: string) => {
    expect(host).toBe(name)
    return ['127.0.0.1']
  })
}

describe('a webhook endpoint without private addresses', () => {
  it.each([
    ['an address', (port: number) => `https://127.0.0.1:${port}/`, 'not have a public address'],
    [
      'an address as IPv6',
      (port: number) => `https://[::ffff:127.0.0.1]:${port}/`,
      'not have a public',
    ],
    ['a number', (port: number) => `https://2130706433:${port}/`, 'not have a public address'],
    [
      'the metadata of a cloud',
      () => 'https://169.254.169.254/latest',
      'not have a public address',
    ],
    ['a name', (port: number) => `https://localhost:${port}/`, 'not have a public address'],
    [
      'a name that moved here',
      (port: number) => `https://moved.example:${port}/`,
      'not have a public',
    ],
  ])('%s of this machine is refused when it connects', async (_, toUrl, reason) => {
    const receiver = await startWebhookReceiver()
    const { must } = service
    const headers = as('admin')
    const url = toUrl(receiver.port)
    if (url.includes('moved')) rebind('moved.example')
    const { id } = await must('POST /internal/webhook-endpoints', { headers, body: { url } })
    const path = { id }
    await must('POST /internal/webhook-endpoints/:id/test', { headers, path, body: {} })
    const attempts = async () => {
      const read = { headers, path }
      const { items } = await must('GET /internal/webhook-endpoints/:id/deliveries', read)
      return items[0].attempts
    }
    await vi.waitUntil(async () => (await attempts()).length > 0, waitOptions)
    expect((await attempts())[0]).toMatchObject({
      status: null,
      error: expect.stringContaining(reason),
    })
    expect(receiver.messages).toEqual([])
  })
})

describe('a URL with http', () => {
  const headers = as('admin')
  const refused = {
    status: 400,
    body: 'Webhooks require https. Use a URL that starts with https://.',
  }

  it('is refused for a webhook endpoint that is created or changed', async () => {
    const { send, must } = service
    const body = { url: 'http://example.com/hooks' }
    expect(await send('POST /internal/webhook-endpoints', { headers, body })).toMatchObject(refused)
    const url = 'https://example.com/hooks'
    const { id } = await must('POST /internal/webhook-endpoints', { headers, body: { url } })
    const path = { id }
    const change = { headers, path, body }
    expect(await send('PATCH /internal/webhook-endpoints/:id', change)).toMatchObject(refused)
    const read = await must('GET /internal/webhook-endpoints/:id', { headers, path })
    expect(read.url).toBe(url)
    const paused = { headers, path, body: { enabled: false } }
    expect((await must('PATCH /internal/webhook-endpoints/:id', paused)).status).toBe('disabled')
  })

  it('is refused for a sign-up hook, which would otherwise refuse every sign-up', async () => {
    const { send, must } = service
    const sign_up_hook = { url: 'http://example.com/sign-up' }
    const refusedHook = { ...refused, body: refused.body.replace('Webhooks', 'Sign-up hooks') }
    const change = { headers, body: { sign_up_hook } }
    expect(await send('PATCH /internal/security-settings', change)).toMatchObject(refusedHook)
    const file = { headers, body: { security_settings: { sign_up_hook } } }
    expect(await send('PATCH /internal/project-file', file)).toMatchObject(refusedHook)
    expect((await must('GET /internal/security-settings', { headers })).sign_up_hook).toBeNull()
  })

  it('is accepted in development', async () => {
    const development = await createTestService({})
    const body = { url: 'http://localhost:3000/hooks' }
    const created = await development.must('POST /internal/webhook-endpoints', { headers, body })
    expect(created.url).toBe(body.url)
    await development.server.close()
  })
})

describe('a mail server of a project', () => {
  it.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    'localhost',
    'moved.example',
  ])('at %s is refused when it connects', async (host) => {
    const smtp = await startMailServer()
    if (host === 'moved.example') rebind(host)
    const port = Number(new URL(smtp.url).port)
    const sender = { sender_name: 'Sender', sender_email: 'sender@example.com' }
    const response = await service.must('POST /internal/send-test-email', {
      headers: as('admin'),
      body: {
        recipient_email: 'reader@example.com',
        email_config: { host, port, username: 'user', password: 'word', ...sender },
      },
    })
    expect(response).toEqual({
      success: false,
      error_message: expect.stringContaining('must have a public address'),
    })
    expect(smtp.recipients).toEqual([])
  })
})

it.each(['../../evil', '@evil.example/', 'x@evil.example', '//evil.example', 'a?b#c\\d'])(
  'a Microsoft tenant that is %s leads to no other host',
  async (microsoft_tenant_id) => {
    const keys = { client_id: 'id', client_secret: 'secret', microsoft_tenant_id }
    const microsoft = { id: 'microsoft', enabled: true, type: 'standard', ...keys }
    await service.configure({ oauth_providers: [...providers, microsoft] })
    const { location } = await leave(service.call, 'microsoft')
    expect(location.origin).toBe('https://login.microsoftonline.com')
  },
)
