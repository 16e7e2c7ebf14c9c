import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  authorizationCode,
  comeBack,
  exchange,
  locationOf,
  signInAtProvider,
} from '../../browsers/oauth-browser'
import { signChallenge } from '../../browsers/passkey-browser'
import { as, createDatabaseUrl, ownClient } from '../../harness'
import { createTestService, page, providers, type TestService } from '../../test-service'
import { beforeStatement } from '../before-statement'
import { codesOf, startForChanges } from './start-for-changes'

const closedProviders = providers.map((provider) => ({ ...provider, enabled: false }))

/** Starts a sign-up hook that allows everything, after a change. */
async function startSlowHook(change: () => Promise<unknown>): Promise<string> {
  const hook = createServer((request, response) => {
    request.resume().on('end', () => {
      void change().then(() => response.end(JSON.stringify({ decision: 'allow' })))
    })
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => hook.close(() => resolve())))
  onTestFinished(() => hook.closeAllConnections())
  const address = hook.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
}

/** Returns the number of users of the demo project. */
async function countUsers({ must }: TestService): Promise<number> {
  return (await must('GET /users', { headers: as('server') })).items.length
}

/** Returns from a provider, and returns the error of the page that the browser is redirected to. */
async function findCallbackError({ call, newEmail }: TestService): Promise<string | null> {
  const returned = await signInAtProvider(call, newEmail(), { error_redirect_url: page })
  return locationOf(await comeBack(call, returned)).searchParams.get('errorCode')
}

describe('a sign-in during which its method is turned off', () => {
  it('is refused if its password was right before', async () => {
    const service = await startForChanges()
    const { email, password } = await service.signUp()
    beforeStatement(/for share/, () => service.configure({ credential_enabled: false }))
    const body = { email, password }
    const refused = await service.send('POST /auth/password/sign-in', { body })
    await service.configure({ credential_enabled: true })
    const accepted = await service.send('POST /auth/password/sign-in', { body })
    expect(codesOf([refused, accepted])).toEqual(['PASSWORD_AUTHENTICATION_NOT_ENABLED', 200])
  })

  it('is refused if its passkey was right before', async () => {
    const service = await startForChanges()
    const { authenticator } = await service.userWithPasskey()
    const signIn = await signChallenge(service, authenticator)
    beforeStatement(/^update "passkeys"/, () => service.configure({ passkey_enabled: false }))
    const refused = await service.send('POST /auth/passkey/sign-in', signIn)
    expect(codesOf([refused])).toEqual(['PASSKEY_AUTHENTICATION_NOT_ENABLED'])
  })

  it('is refused by the second factor', async () => {
    const service = await startForChanges()
    const { email, password, tokens } = await service.signUp()
    const totp = await service.addTotp(tokens)
    beforeStatement(/^insert into "verification_codes"/, () =>
      service.configure({ credential_enabled: false }),
    )
    const first = await service.send('POST /auth/password/sign-in', { body: { email, password } })
    const code: string = first.body.details.attempt_code
    const body = { code, type: 'totp', totp: totp() }
    const refused = await service.send('POST /auth/mfa/sign-in', { body })
    await service.configure({ credential_enabled: true })
    const accepted = await service.send('POST /auth/mfa/sign-in', { body })
    expect(codesOf([refused, accepted])).toEqual(['VERIFICATION_CODE_NOT_FOUND', 200])
  })

  it.each(['sign in', 'connect an account'])(
    'is refused when the app redeems the code of a provider to %s',
    async (purpose) => {
      const service = await startForChanges()
      const { id, tokens } = await service.signUp()
      beforeStatement(/^insert into "authorization_codes"/, () =>
        service.configure({ oauth_providers: closedProviders }),
      )
      const link = { type: 'link', token: tokens.access }
      const changes = purpose === 'sign in' ? {} : link
      const code = await authorizationCode(service.call, service.newEmail(), changes)
      const refused = await service.send('POST /auth/oauth/token', exchange(code))
      expect(codesOf([refused])).toEqual(['INVALID_AUTHORIZATION_CODE'])
      const read = { headers: as('server'), path: { user_id: id } }
      expect((await service.must('GET /users/:user_id', read)).oauth_providers).toEqual([])
    },
  )

  it.each([
    ['provider', { oauth_providers: closedProviders }, 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'],
    ['sign-up', { sign_up_enabled: false }, 'SIGN_UP_NOT_ENABLED'],
  ])(
    'creates no user if the %s is turned off while the provider responds',
    async (_, config, code) => {
      const service: TestService = await createTestService({
        databaseUrl: await createDatabaseUrl(),
        fetch: async (input, init) => {
          await service.configure(config)
          return service.server.fetch(new Request(input as string, init))
        },
      })
      onTestFinished(() => service.server.close())
      expect(await findCallbackError(service)).toBe(code)
      expect(await countUsers(service)).toBe(0)
    },
  )
})

describe('a sign-in with an email code that was just used', () => {
  it.each([
    ['email codes are', { magic_link_enabled: false }],
    ['sign-up is', { sign_up_enabled: false }],
  ])('creates no user if %s turned off in the meantime', async (_, config) => {
    const service = await startForChanges()
    const { code } = await service.emailedSignInCode()
    beforeStatement(/from "contact_channels"/, () => service.configure(config))
    const refused = await service.send('POST /auth/otp/sign-in', { body: { code } })
    expect(codesOf([refused])).toEqual(['VERIFICATION_CODE_NOT_FOUND'])
    expect(await countUsers(service)).toBe(0)
  })

  it('takes over no account if email codes are turned off in the meantime', async () => {
    const service = await startForChanges()
    const { email, password } = await service.signUp()
    await service.codeEmailedTo(email)
    await service.must('POST /auth/otp/send-sign-in-code', {
      headers: { ...as('client'), ...ownClient },
      body: { email, callback_url: page },
    })
    const code = await service.codeEmailedTo(email, 2)
    beforeStatement(/from "contact_channels"/, () =>
      service.configure({ magic_link_enabled: false }),
    )
    const refused = await service.send('POST /auth/otp/sign-in', { body: { code } })
    expect(codesOf([refused])).toEqual(['VERIFICATION_CODE_NOT_FOUND'])
    const signIn = await service.send('POST /auth/password/sign-in', { body: { email, password } })
    expect(codesOf([signIn])).toEqual([200])
  })
})

describe('a sign-up that is turned off while its hook responds', () => {
  it('creates no user with a password', async () => {
    const service = await startForChanges()
    const close = () => service.configure({ sign_up_enabled: false })
    await service.setSignUpHook(await startSlowHook(close))
    const refused = await service.send('POST /auth/password/sign-up', {
      body: { email: service.newEmail(), password: 'long enough', verification_callback_url: page },
    })
    expect(codesOf([refused])).toEqual(['SIGN_UP_NOT_ENABLED'])
    expect(await countUsers(service)).toBe(0)
  })

  it('creates no user with an email code', async () => {
    const service = await startForChanges()
    const close = () => service.configure({ sign_up_enabled: false })
    await service.setSignUpHook(await startSlowHook(close))
    const { code } = await service.emailedSignInCode()
    const refused = await service.send('POST /auth/otp/sign-in', { body: { code } })
    expect(codesOf([refused])).toEqual(['VERIFICATION_CODE_ALREADY_USED'])
    expect(await countUsers(service)).toBe(0)
  })

  it('creates no anonymous user', async () => {
    const service = await startForChanges()
    await service.turn(['anonymous_enabled'], true)
    const close = () => service.turn(['anonymous_enabled'], false)
    await service.setSignUpHook(await startSlowHook(close))
    const refused = await service.send('POST /auth/anonymous/sign-up', {})
    expect(codesOf([refused])).toEqual(['ANONYMOUS_ACCOUNTS_NOT_ENABLED'])
    expect(await countUsers(service)).toBe(0)
  })

  it.each([
    ['sign-up', { sign_up_enabled: false }, 'SIGN_UP_NOT_ENABLED'],
    ['provider', { oauth_providers: closedProviders }, 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'],
  ])(
    'creates no user of an account at a provider if the %s is turned off',
    async (_, config, code) => {
      const service = await startForChanges()
      await service.setSignUpHook(await startSlowHook(() => service.configure(config)))
      expect(await findCallbackError(service)).toBe(code)
      expect(await countUsers(service)).toBe(0)
    },
  )
})

/** Starts a server and the password reset of a user. */
async function startReset() {
  const service = await startForChanges()
  const { email, password } = await service.signUp()
  await service.codeEmailedTo(email)
  const request = { body: { email, callback_url: page } }
  await service.must('POST /auth/password/send-reset-code', request)
  const code = await service.codeEmailedTo(email, 2)
  return { service, email, password, code }
}

it('a password reset keeps the password if passwords are turned off in the meantime', async () => {
  const { service, email, password, code } = await startReset()
  beforeStatement(/for no key update/, () => service.configure({ credential_enabled: false }))
  const body = { code, password: 'another password' }
  const refused = await service.send('POST /auth/password/reset', { body })
  await service.configure({ credential_enabled: true })
  const signIn = await service.send('POST /auth/password/sign-in', { body: { email, password } })
  expect(codesOf([refused, signIn])).toEqual(['PASSWORD_AUTHENTICATION_NOT_ENABLED', 200])
})

it('a password reset is refused if passwords were off when it began', async () => {
  const { service, email, password, code } = await startReset()
  await service.configure({ credential_enabled: false })
  beforeStatement(/for no key update/, () => service.configure({ credential_enabled: true }))
  const body = { code, password: 'another password' }
  const refused = await service.send('POST /auth/password/reset', { body })
  const signIn = await service.send('POST /auth/password/sign-in', { body: { email, password } })
  expect(codesOf([refused, signIn])).toEqual(['PASSWORD_AUTHENTICATION_NOT_ENABLED', 200])
})
