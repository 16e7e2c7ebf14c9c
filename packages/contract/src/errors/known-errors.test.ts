import { describe, expect, it } from 'vitest'
import { knownErrorMessages } from './known-error-messages'
import { type KnownErrorCode, knownErrors, nameOf } from './known-errors'

const rows = Object.entries(knownErrors) as [
  KnownErrorCode,
  { status: number | null; parent?: KnownErrorCode },
][]

/** Errors that only this service sends. The original API has all others. */
const added = [
  'EMAIL_DOMAIN_NOT_ALLOWED',
  'EMAIL_VERIFICATION_REQUIRED',
  'EMAIL_VERIFICATION_REQUIRES_SIGN_IN',
  'INVALID_RECOVERY_CODE',
  'LAST_SIGN_IN_METHOD',
  'LAST_TEAM_ADMIN',
  'NOT_ALLOWED_DURING_IMPERSONATION',
  'PASSKEY_LIMIT_REACHED',
  'RECENT_SIGN_IN_REQUIRED',
  'SIGN_UP_DENIED',
  'SIGN_UP_HOOK_FAILED',
  'TERMS_NOT_ACCEPTED',
  'USER_BANNED',
]

describe('known errors', () => {
  it('has the 95 errors of the original API, 9 of them families, beside those it adds', () => {
    expect(Object.keys(knownErrors)).toEqual(expect.arrayContaining(added))
    expect(rows).toHaveLength(95 + added.length)
    expect(rows.filter(([, row]) => row.status === null)).toHaveLength(9)
  })

  it('names a family as every parent, and one that is also sent itself', () => {
    const parents = rows.flatMap(([, row]) => row.parent ?? [])
    const sent = parents.filter((parent) => knownErrors[parent].status !== null)
    expect([...new Set(sent)]).toEqual(['PASSWORD_REQUIREMENTS_NOT_MET'])
  })

  it('gives every class a unique name', () => {
    expect(new Set(rows.map(([code]) => nameOf(code))).size).toBe(rows.length)
  })

  it('derives class names from codes, with a few exceptions', () => {
    expect(nameOf('PASSWORD_TOO_SHORT')).toBe('PasswordTooShort')
    expect(nameOf('OUTER_OAUTH_TIMEOUT')).toBe('OuterOAuthTimeout')
    expect(nameOf('USER_EMAIL_ALREADY_EXISTS')).toBe('UserWithEmailAlreadyExists')
  })

  it('has a message for exactly the errors that are sent', () => {
    const sent = rows.filter(([, row]) => row.status !== null).map(([code]) => code)
    expect(Object.keys(knownErrorMessages).sort()).toEqual(sent.sort())
  })
})
