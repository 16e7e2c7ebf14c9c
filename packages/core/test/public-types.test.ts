import type { ErrorCodeOf, ResponseOf } from '@app/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type {
  ClientApp,
  CredentialSignInError,
  CredentialSignUpError,
  CurrentUser,
  KnownErrorOf,
  MagicLinkSignInError,
  MfaError,
  OAuthCallbackError,
  PasskeySignInError,
  Project,
  RegisterPasskeyError,
  ResetPasswordError,
  Resource,
  Result,
  SendForgotPasswordError,
  SendMagicLinkError,
  SendVerificationEmailError,
  SetPasswordError,
  TeamInvitationError,
  UpdatePasswordError,
  UserJson,
  VerificationCodeError,
} from '../src/index'
import { extendPresented, readsOf } from '../src/index'
import type { CurrentServerUser, ServerApp } from '../src/server'
import { demo } from './harness'

type TooLong = KnownErrorOf<'PASSWORD_TOO_LONG'>

describe('public types', () => {
  it('answer exactly the errors an endpoint declares', () => {
    expectTypeOf<CredentialSignInError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/password/sign-in'>>
    >()
    expectTypeOf<CredentialSignUpError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/password/sign-up'>> | TooLong
    >()
    expectTypeOf<SetPasswordError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/password/set'>> | TooLong
    >()
    expectTypeOf<UpdatePasswordError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/password/update'>> | TooLong
    >()
    expectTypeOf<VerificationCodeError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /contact-channels/verify'>>
    >()
    expectTypeOf<MfaError>().toEqualTypeOf<KnownErrorOf<ErrorCodeOf<'POST /auth/mfa/sign-in'>>>()
    expectTypeOf<SendMagicLinkError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/otp/send-sign-in-code'>>
    >()
    expectTypeOf<MagicLinkSignInError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/otp/sign-in'>>
    >()
    expectTypeOf<SendForgotPasswordError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/password/send-reset-code'>>
    >()
    expectTypeOf<ResetPasswordError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/password/reset'>> | TooLong
    >()
    expectTypeOf<TeamInvitationError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /team-invitations/accept'>>
    >()
    expectTypeOf<RegisterPasskeyError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/passkey/register'> | 'PASSKEY_WEBAUTHN_ERROR'>
    >()
    expectTypeOf<PasskeySignInError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /auth/passkey/sign-in'> | 'PASSKEY_WEBAUTHN_ERROR'>
    >()
    expectTypeOf<OAuthCallbackError>().toEqualTypeOf<
      KnownErrorOf<
        Exclude<ErrorCodeOf<'POST /auth/oauth/token'>, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'>
      >
    >()
    expectTypeOf<SendVerificationEmailError>().toEqualTypeOf<
      KnownErrorOf<ErrorCodeOf<'POST /contact-channels/send-verification-code'>>
    >()
  })

  it('show browsers what the wire shows them', () => {
    expectTypeOf<keyof UserJson>().toEqualTypeOf<keyof ResponseOf<'GET /users/me'>>()
    expectTypeOf<ResponseOf<'GET /users/me'>>().toExtend<UserJson>()
  })

  it('know when there is a user', () => {
    type App = ClientApp<true>
    expectTypeOf<ReturnType<App['getUser']>>().toEqualTypeOf<Promise<CurrentUser | null>>()
    const ask = (app: App) => app.getUser({ or: 'redirect' })
    expectTypeOf(ask).returns.toEqualTypeOf<Promise<CurrentUser>>()
    const askServer = (app: ServerApp<false>) => app.getUser({ tokenStore: null, or: 'throw' })
    expectTypeOf(askServer).returns.toEqualTypeOf<Promise<CurrentServerUser>>()
    // @ts-expect-error an app without a token store must be told whose tokens to use
    expectTypeOf((app: ServerApp<false>) => app.getUser()).toBeFunction()
    expectTypeOf<ServerApp<true>>().toExtend<ClientApp<true>>()
    expectTypeOf<ClientApp>().toExtend<ClientApp<true>>()
  })

  it('narrow results', () => {
    const told = (result: Result<number, CredentialSignInError>) =>
      result.status === 'ok' ? result.data : result.error.errorCode
    expectTypeOf(told).returns.toEqualTypeOf<
      | number
      | 'EMAIL_PASSWORD_MISMATCH'
      | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
      | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
    >()
    expectTypeOf<Resource<Project>['load']>().returns.toEqualTypeOf<Promise<Project>>()
  })
})

describe('what view libraries get', () => {
  it('is every object with reads, as it is made', async () => {
    const { ClientApp } = await import('../src/index')
    const seen: [object, string[]][] = []
    extendPresented((target, reads) => seen.push([target, Object.keys(reads)]))
    const app = new ClientApp({ ...demo, baseUrl: 'http://localhost:8102', tokenStore: 'memory' })
    expect(seen).toEqual([[app, ['getUser', 'getProject']]])
    expect(Object.keys(readsOf(app) ?? {})).toEqual(['getUser', 'getProject'])
    expect(readsOf({})).toBeUndefined()
  })
})
