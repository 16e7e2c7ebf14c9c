import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterEach(() => service.setSignUpHook(null))
afterAll(() => service.server.close())

const signUp = ({ send, newEmail }: TestService) =>
  send('POST /auth/password/sign-up', {
    body: { email: newEmail(), password: 'long enough', verification_callback_url: page },
  })

/** Reason of the latest failure, as the owners read it. */
async function latestReason({ must }: TestService) {
  const { items } = await must('GET /internal/security-events', { headers: as('admin') })
  expect(items[0].type).toBe('sign_up_hook.failed')
  return items[0].details.reason
}

const allow = JSON.stringify({ decision: 'allow' })

describe('a hook without a valid response', () => {
  const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`

  it.each([
    ['an error', 500, allow, 'The hook returned 500.'],
    ['a client error', 404, allow, 'The hook returned 404.'],
    ['no body', 204, '', 'The response is not valid: not JSON.'],
    ['a page', 200, '<html>', 'The response is not valid: not JSON.'],
    ['no decision', 200, '{}', /^The response is not valid: decision: /],
    ['null', 200, 'null', /^The response is not valid: response: /],
    ['another decision', 200, '{"decision":"ALLOW"}', /^The response is not valid: decision: /],
    ['a mistyped name', 200, '{"decision":"allow","serverMetadata":1}', /Unrecognized key/],
    [
      'a text that no database stores',
      200,
      '{"decision":"deny","message":"\\u0000"}',
      'The response is not valid: message: must not contain U+0000 or a lone surrogate.',
    ],
    [
      'nested metadata',
      200,
      `{"decision":"allow","server_metadata":${deep}}`,
      /must be nested at most/,
    ],
    [
      'long metadata',
      200,
      JSON.stringify({ decision: 'allow', server_metadata: 'x'.repeat(70_000) }),
      /server_metadata: must have at most 65536 characters/,
    ],
    [
      'a long message',
      200,
      JSON.stringify({ decision: 'deny', message: 'x'.repeat(501) }),
      /message: must have at most 500 characters/,
    ],
    [
      'an endless response',
      200,
      `{"decision":"allow"}${' '.repeat(300_000)}`,
      'The response has more than 262144 bytes.',
    ],
  ])('refuses the sign-up: %s', async (_, status, body, reason) => {
    const hook = await startWebhookReceiver()
    hook.respondWith(status, {}, body)
    await service.setSignUpHook(hook.url)
    const refused = await signUp(service)
    expect([refused.status, refused.body.code]).toEqual([502, 'SIGN_UP_HOOK_FAILED'])
    // The reason is for the owners.
    expect(JSON.stringify(refused.body)).not.toContain('The hook')
    const found = await latestReason(service)
    if (typeof reason === 'string') expect(found).toBe(reason)
    else expect(found).toMatch(reason)
  })

  it('cannot fill the security events with its response', async () => {
    const hook = await startWebhookReceiver()
    hook.respondWith(200, {}, JSON.stringify({ decision: 'allow', ['x'.repeat(200_000)]: 1 }))
    await service.setSignUpHook(hook.url)
    await signUp(service)
    expect((await latestReason(service)).length).toBeLessThanOrEqual(500)
  })

  it('is not followed to another URL', async () => {
    const [hook, target] = [await startWebhookReceiver(), await startWebhookReceiver()]
    target.respondWith(200, {}, allow)
    hook.respondWith(307, { location: target.url })
    await service.setSignUpHook(hook.url)
    expect((await signUp(service)).body.code).toBe('SIGN_UP_HOOK_FAILED')
    expect(await latestReason(service)).toBe('The hook returned 307.')
    expect(target.messages).toEqual([])
  })

  it('is waited for three seconds, without a database connection', async () => {
    const hook = await startWebhookReceiver()
    hook.beSilent(true)
    await service.setSignUpHook(hook.url)
    // More than there are connections.
    const waiting = Array.from({ length: 30 }, () => signUp(service))
    await hook.received(30)
    await service.must('GET /projects/current', { headers: as('client') })
    const responses = await Promise.all(waiting)
    expect(new Set(responses.map(({ body }) => body.code))).toEqual(
      new Set(['SIGN_UP_HOOK_FAILED']),
    )
    expect(await latestReason(service)).toBe('No response within 3 s.')
  })

  it('lets visitors sign up if the owner prefers that', async () => {
    const hook = await startWebhookReceiver()
    hook.respondWith(500)
    await service.setSignUpHook(hook.url, { on_failure: 'allow' })
    expect((await signUp(service)).status).toBe(200)
    const { items } = await service.must('GET /internal/security-events', {
      headers: as('admin'),
      query: { type: 'sign_up_hook.failed' },
    })
    expect(items[0].details).toEqual({ method: 'password', reason: 'The hook returned 500.' })
  })

  it('leaves an email code usable', async () => {
    const hook = await startWebhookReceiver()
    hook.respondWith(500)
    await service.configure({ magic_link_enabled: true })
    await service.setSignUpHook(hook.url)
    const { code } = await service.emailedSignInCode()
    const request = { body: { code } }
    const refused = await service.send('POST /auth/otp/sign-in', request)
    expect(refused.body.code).toBe('SIGN_UP_HOOK_FAILED')
    hook.respondWith(200, {}, allow)
    expect((await service.must('POST /auth/otp/sign-in', request)).is_new_user).toBe(true)
  })
})

describe('in production, a hook', () => {
  let production: TestService
  beforeAll(async () => {
    production = await createTestService({ webhooksAllowPrivate: false })
    return () => production.server.close()
  })

  it.each([
    ['https://127.0.0.1/hook', '127.0.0.1 does not have a public address.'],
    ['https://[::1]/hook', '::1 does not have a public address.'],
    ['https://169.254.169.254/latest', '169.254.169.254 does not have a public address.'],
    ['https://10.1.2.3:8443/hook', '10.1.2.3 does not have a public address.'],
    ['https://localhost/hook', 'localhost does not have a public address.'],
  ])('at %s is not asked', async (url, reason) => {
    await production.setSignUpHook(url)
    expect((await signUp(production)).body.code).toBe('SIGN_UP_HOOK_FAILED')
    expect(await latestReason(production)).toBe(reason)
  })
})
