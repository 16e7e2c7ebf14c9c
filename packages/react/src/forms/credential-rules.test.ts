import { describe, expect, it } from 'vitest'
import { findEmailProblem, findPasswordProblem } from './credential-rules'
import { findNewPasswordProblem, findRepeatProblem } from './new-password-rules'

describe('findEmailProblem', () => {
  it.each(['ada@example.com', "o'hara+list@mail.example.co.uk", 'ada@xn--bcher-kva.xn--p1ai'])(
    'accepts %s',
    (email) => expect(findEmailProblem(email)).toBeNull(),
  )

  it.each(['ada', 'ada@', '@example.com', 'ada@localhost', 'a da@example.com', '.ada@example.com'])(
    'refuses %s',
    (email) => expect(findEmailProblem(email)).toBe('problem.emailForm'),
  )

  it('reports a missing address', () => expect(findEmailProblem('')).toBe('problem.emailMissing'))
})

describe('passwords', () => {
  it.each([
    ['', 'problem.newPasswordMissing'],
    ['1234567', 'problem.passwordShort'],
    ['12345678', null],
    ['x'.repeat(70), null],
    ['x'.repeat(71), 'problem.passwordLong'],
  ])('to be set: %j', (password, problem) => expect(findNewPasswordProblem(password)).toBe(problem))

  it.each([
    ['', 'problem.passwordMissing'],
    ['short', null],
    ['x'.repeat(71), 'problem.passwordLong'],
  ])('to sign in with: %j', (password, problem) =>
    expect(findPasswordProblem(password)).toBe(problem),
  )

  it.each([
    ['', 'problem.repeatMissing'],
    ['other', 'problem.repeatDiffers'],
    ['secret', null],
  ])('repeated: %j', (repeated, problem) =>
    expect(findRepeatProblem('secret', repeated)).toBe(problem),
  )
})
