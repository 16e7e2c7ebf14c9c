import type { ErrorCodeOf } from '@app/contract'
import { describe, expectTypeOf, it } from 'vitest'
import {
  type ClientApp,
  type CredentialSignInError,
  type CredentialSignUpError,
  type CurrentUser,
  isKnownError,
  type KnownErrorCode,
  type KnownErrorOf,
  KnownErrors,
  type MagicLinkSignInError,
  type MfaError,
  type OAuthCallbackError,
  type PasskeySignInError,
  type RegisterPasskeyError,
  type ResetPasswordError,
  Result,
  type SendForgotPasswordError,
  type SendMagicLinkError,
  type SendVerificationEmailError,
  type SetPasswordError,
  type TeamInvitationError,
  type UpdatePasswordError,
  type VerificationCodeError,
  type VerifyContactChannelError,
  type VerifyEmailError,
} from '../../src/index'

type TooLong = KnownErrorOf<'PASSWORD_TOO_LONG'>

/** Result of a method. */
type ResultOf<Method extends keyof ClientApp<true>> = ClientApp<true>[Method] extends (
  ...args: never
) => Promise<infer Returned>
  ? Returned
  : never

describe('results', () => {
  it('contain exactly the errors that an endpoint declares', () => {
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
      KnownErrorOf<ErrorCodeOf<'POST /team-invitations/accept/check-code'>>
    >()
    expectTypeOf<VerifyEmailError>().toEqualTypeOf<
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
      KnownErrorOf<
        | ErrorCodeOf<'POST /auth/passkey/register'>
        | ErrorCodeOf<'POST /users/me/passkeys'>
        | 'PASSKEY_WEBAUTHN_ERROR'
      >
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
    expectTypeOf<VerifyContactChannelError>().toEqualTypeOf<
      KnownErrorOf<
        ErrorCodeOf<'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code'>
      >
    >()
  })

  it('are what the methods return', () => {
    expectTypeOf<ResultOf<'signInWithCredential'>>().toEqualTypeOf<
      Result<undefined, CredentialSignInError>
    >()
    expectTypeOf<ResultOf<'signUpWithCredential'>>().toEqualTypeOf<
      Result<undefined, CredentialSignUpError>
    >()
    expectTypeOf<ResultOf<'sendMagicLinkEmail'>>().toEqualTypeOf<
      Result<{ nonce: string }, SendMagicLinkError>
    >()
    expectTypeOf<ResultOf<'signInWithPasskey'>>().toEqualTypeOf<
      Result<undefined, PasskeySignInError>
    >()
    expectTypeOf<CurrentUser['updatePassword']>().returns.resolves.toEqualTypeOf<
      Result<undefined, UpdatePasswordError>
    >()
  })

  it('have data or an error, never both', () => {
    const read = (result: Result<number, TooLong>) => {
      // @ts-expect-error not before checking the status
      result.data
      if (result.status === 'error') return result.error
      // @ts-expect-error a success has no error
      result.error
      return result.data
    }
    expectTypeOf(read).returns.toEqualTypeOf<number | TooLong>()
  })

  it('narrow by code until no error is left', () => {
    const tell = (result: Result<number, CredentialSignInError>) => {
      if (result.status === 'ok') return 'welcome'
      const { error } = result
      switch (error.errorCode) {
        case 'EMAIL_PASSWORD_MISMATCH':
          return 'wrong'
        case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
          return 'off'
        case 'USER_BANNED':
          return 'banned'
        case 'MULTI_FACTOR_AUTHENTICATION_REQUIRED':
          return error.details.attempt_code
        default:
          expectTypeOf(error).toBeNever()
          return error
      }
    }
    expectTypeOf(tell).returns.toEqualTypeOf<string>()
    const forget = (error: CredentialSignInError) => {
      if (error.errorCode === 'EMAIL_PASSWORD_MISMATCH') return
      // @ts-expect-error three errors are left
      const nothing: never = error
      return nothing
    }
    expectTypeOf(forget).toBeFunction()
    // @ts-expect-error no sign-in with a password has this error
    const never = (error: CredentialSignInError) => error.errorCode === 'PASSWORD_TOO_SHORT'
    expectTypeOf(never).toBeFunction()
  })

  it('narrow by class and by family', () => {
    const tell = (error: CredentialSignUpError) => {
      if (error instanceof KnownErrors.PasswordTooShort) return error.details
      return isKnownError(error, 'PASSWORD_TOO_LONG') ? error.details : undefined
    }
    expectTypeOf(tell)
      .returns.exclude<undefined>()
      .toEqualTypeOf<
        KnownErrorOf<'PASSWORD_TOO_SHORT'>['details'] | KnownErrorOf<'PASSWORD_TOO_LONG'>['details']
      >()
    expectTypeOf<KnownErrorOf<'PASSWORD_REQUIREMENTS_NOT_MET'>['errorCode']>().toEqualTypeOf<
      'PASSWORD_REQUIREMENTS_NOT_MET' | 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'
    >()
    expectTypeOf<KnownErrorOf<'REFRESH_TOKEN_ERROR'>>().toExtend<{ errorCode: KnownErrorCode }>()
    const caught = (thrown: unknown) =>
      thrown instanceof KnownErrors.VerificationCodeError ? thrown.errorCode : null
    expectTypeOf(caught).returns.toEqualTypeOf<VerificationCodeError['errorCode'] | null>()
    // @ts-expect-error a family cannot be constructed
    const made = () => new KnownErrors.VerificationCodeError()
    expectTypeOf(made).toBeFunction()
    // @ts-expect-error no such code
    isKnownError(undefined, 'PASSWORD_TOO_SHRT')
  })

  it('keep their types in the functions of Result', () => {
    const result = {} as Result<number, TooLong>
    expectTypeOf(Result.or(result, null)).toEqualTypeOf<number | null>()
    expectTypeOf(Result.orThrow(result)).toEqualTypeOf<number>()
    expectTypeOf(Result.map(result, String)).toEqualTypeOf<Result<string, TooLong>>()
    expectTypeOf(Result.fromThrowing(() => 1)).toEqualTypeOf<Result<number, unknown>>()
  })
})
