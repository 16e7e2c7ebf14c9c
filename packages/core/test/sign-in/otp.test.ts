import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Service, startService } from '../harness'

const callbackUrl = 'http://localhost:5173/handler/magic-link-callback'

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.administrate('PATCH', '/projects/current', { config: { magic_link_enabled: true } })
})
afterAll(() => service.close())

describe('a sign-in by email', () => {
  it('creates an account with the link, and redirects new users', async () => {
    const navigate = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate }, urls: { afterSignUp: '/new' } })
    const email = service.newEmail()
    const { sendMagicLinkEmail, signInWithMagicLink } = app
    const sent = await sendMagicLinkEmail(email, { callbackUrl })
    expect(sent).toEqual({ status: 'ok', data: { nonce: expect.stringMatching(/^.{39}$/) } })

    const code = await service.codeFor(email)
    expect(await app.verifyMagicLinkCode(code)).toEqual({ status: 'ok', data: { email } })
    expect(await signInWithMagicLink(code)).toEqual({ status: 'ok', data: undefined })
    expect(navigate.mock.calls).toEqual([['/new', { replace: true }]])
    expect(await app.getUser()).toMatchObject({ primaryEmail: email, primaryEmailVerified: true })

    const again = service.openClient()
    expect(await again.verifyMagicLinkCode(code)).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' },
    })
    expect(await again.signInWithMagicLink(code)).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' },
    })
    expect(await again.getUser()).toBeNull()
  })

  it('accepts the typed code and the nonce, in any letter case', async () => {
    const navigate = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate }, urls: { afterSignIn: '/in' } })
    const email = service.newEmail()
    await app.sendMagicLinkEmail(email, { callbackUrl })
    await service.openClient().signInWithMagicLink(await service.codeFor(email))

    const sent = await app.sendMagicLinkEmail(email, { callbackUrl })
    if (sent.status === 'error') throw sent.error
    const { nonce } = sent.data
    const code = await vi.waitFor(
      async () => {
        const code = await service.codeFor(email)
        expect(code.endsWith(nonce)).toBe(true)
        return code
      },
      { timeout: 120_000 },
    )
    const wrong = await app.signInWithMagicLink(`000000${nonce}`)
    expect(wrong).toMatchObject({ error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' } })
    const typed = code.slice(0, 6).toUpperCase()
    expect(await app.signInWithMagicLink(typed + nonce)).toMatchObject({ status: 'ok' })
    expect(navigate.mock.calls).toEqual([['/in', { replace: true }]])
  })

  it('rejects a truncated link without a request', async () => {
    const app = service.openClient()
    const before = service.calls.length
    expect(await app.signInWithMagicLink('abc')).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' },
    })
    expect(service.calls).toHaveLength(before)
  })

  it('refuses a page that the project does not trust', async () => {
    const app = service.openClient()
    const sent = await app.sendMagicLinkEmail(service.newEmail(), {
      callbackUrl: 'https://evil.test/',
    })
    expect(sent).toMatchObject({ error: { errorCode: 'REDIRECT_URL_NOT_WHITELISTED' } })
  })

  it('requires a callback URL if there is no page', async () => {
    await expect(service.openClient().sendMagicLinkEmail(service.newEmail())).rejects.toThrow(
      'Pass callbackUrl',
    )
  })

  it('stops when the caller aborts', async () => {
    const app = service.openClient({ fetch: () => new Promise(() => {}) })
    const options = { callbackUrl, signal: AbortSignal.abort(new Error('left')) }
    await expect(app.sendMagicLinkEmail(service.newEmail(), options)).rejects.toThrow('left')
  })
})
