import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { toLoggedError } from './logged-error'

function failedQuery(): DrizzleQueryError {
  const cause = new DatabaseError('duplicate key value violates "users_email"', 100, 'error')
  cause.code = '23505'
  cause.detail = 'Key (email)=(ada@example.com) already exists.'
  return new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause)
}

describe('logged error', () => {
  it('keeps the statement of a failed query and the reason, but no values', () => {
    const logged = toLoggedError(failedQuery())
    expect(logged).toMatchObject({
      query: 'insert into users values ($1)',
      cause: { code: '23505', message: 'duplicate key value violates "users_email"' },
    })
    expect(JSON.stringify(logged)).not.toContain('ada@')
  })

  it('finds a failed query in the cause of an error', () => {
    const logged = toLoggedError(new Error('sign-up failed', { cause: failedQuery() }))
    expect(logged).toMatchObject({ message: 'sign-up failed', cause: { cause: { code: '23505' } } })
    expect(JSON.stringify(logged)).not.toContain('ada@')
  })

  it('keeps the stack of any other error', () => {
    expect(toLoggedError(new TypeError('oops'))).toMatchObject({
      type: 'TypeError',
      message: 'oops',
      stack: expect.stringContaining('logged-error.test'),
    })
  })
})
