import type { Json } from '@app/contract/json'
import { type KnownErrorCode, knownErrors, type NameOf } from '@app/contract/known-errors'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { isKnownError, KnownError, type KnownErrorOf } from './known-error'
import type { KnownErrorClasses } from './known-error-classes'
import { KnownErrors } from './known-errors'

describe('KnownErrors', () => {
  it('has a class for every row of the table', () => {
    expect(Object.values(KnownErrors).map(({ errorCode }) => errorCode)).toEqual(
      Object.keys(knownErrors),
    )
  })

  it('has a type for every row of the table, with the name of its class', () => {
    type Codes = { [Name in keyof KnownErrorClasses]: KnownErrorClasses[Name]['errorCode'] }
    expectTypeOf<Codes>().toEqualTypeOf<{
      readonly [Code in KnownErrorCode as NameOf<Code>]: Code
    }>()
  })

  it('derives every class from its family', () => {
    const error = new KnownErrors.VerificationCodeExpired()
    expect(error).toBeInstanceOf(KnownErrors.VerificationCodeExpired)
    expect(error).toBeInstanceOf(KnownErrors.VerificationCodeError)
    expect(error).toBeInstanceOf(KnownError)
    expect(error).not.toBeInstanceOf(KnownErrors.RefreshTokenError)
  })

  it('has code, status, details and message', () => {
    const error = new KnownErrors.PasswordTooShort({ min_length: 8 }, 'At least 8.')
    expect(error).toMatchObject({
      name: 'PasswordTooShort',
      errorCode: 'PASSWORD_TOO_SHORT',
      statusCode: 400,
      details: { min_length: 8 },
      message: 'At least 8.',
      humanReadableMessage: 'At least 8.',
    })
    expect(KnownErrors.PasswordTooShort.errorCode).toBe('PASSWORD_TOO_SHORT')
  })

  it('types details by code and families by their members', () => {
    expectTypeOf<KnownError['details']>().toEqualTypeOf<Json | undefined>()
    expectTypeOf<KnownErrorOf<KnownErrorCode>>().toExtend<KnownError>()
    expectTypeOf(new KnownErrors.PasswordTooShort({ min_length: 8 }).details).toEqualTypeOf<{
      min_length: number
    }>()
    expectTypeOf<KnownErrorOf<'PASSWORD_REQUIREMENTS_NOT_MET'>['errorCode']>().toEqualTypeOf<
      'PASSWORD_REQUIREMENTS_NOT_MET' | 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'
    >()
    const error: unknown = null
    if (error instanceof KnownErrors.PasswordRequirementsNotMet) {
      expectTypeOf(error.errorCode).toEqualTypeOf<
        'PASSWORD_REQUIREMENTS_NOT_MET' | 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'
      >()
    }
    if (error instanceof KnownErrors.UnsupportedError) {
      // Those of the response, whatever they are.
      expectTypeOf(error.errorCode).toEqualTypeOf<string>()
      expectTypeOf(error.details).toEqualTypeOf<Json | undefined>()
    }
    // @ts-expect-error a family is never made itself
    expect(new KnownErrors.RefreshTokenError()).toBeInstanceOf(KnownError)
    // @ts-expect-error details are required where the table has them
    expect(new KnownErrors.PasswordTooShort().errorCode).toBe('PASSWORD_TOO_SHORT')
  })
})

describe('isKnownError', () => {
  it('recognizes errors by code and by family', () => {
    const error: unknown = new KnownErrors.AccessTokenExpired({ expired_at_millis: 0 })
    expect(isKnownError(error)).toBe(true)
    expect(isKnownError(error, 'ACCESS_TOKEN_EXPIRED')).toBe(true)
    expect(isKnownError(error, 'INVALID_ACCESS_TOKEN')).toBe(true)
    expect(isKnownError(error, 'SESSION_AUTHENTICATION_ERROR')).toBe(true)
    expect(isKnownError(error, 'REFRESH_TOKEN_ERROR')).toBe(false)
    expect(isKnownError(new Error('x'))).toBe(false)
    expect(isKnownError('EMAIL_PASSWORD_MISMATCH')).toBe(false)
  })

  it('recognizes errors of another copy of the package', () => {
    const foreign = Object.assign(new Error('x'), { errorCode: 'EMAIL_PASSWORD_MISMATCH' })
    expect(isKnownError(foreign, 'EMAIL_PASSWORD_MISMATCH')).toBe(true)
  })

  it('is not confused by codes that are properties of every object', () => {
    const odd = Object.assign(new Error('x'), { errorCode: 'constructor' })
    expect(isKnownError(odd, 'toString' as KnownErrorCode)).toBe(false)
  })
})
