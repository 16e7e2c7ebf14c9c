import { afterEach, describe, expect, it, vi } from 'vitest'
import { isKnownError, KnownError } from './known-error'
import { KnownErrors } from './known-errors'
import { loadKnownError } from './load-known-error'

afterEach(() => {
  vi.doUnmock('./known-errors')
  vi.resetModules()
})

describe('loadKnownError', () => {
  it('creates the same class that apps import', async () => {
    const error = await loadKnownError('PASSWORD_TOO_SHORT', 400, 'Too short.', { min_length: 8 })
    expect(error).toBeInstanceOf(KnownErrors.PasswordTooShort)
    expect(error).toMatchObject({ message: 'Too short.', details: { min_length: 8 } })
  })

  it('keeps the code when the classes cannot be loaded', async () => {
    vi.doMock('./known-errors', () => {
      throw new Error('chunk gone')
    })
    const error = await loadKnownError('EMAIL_PASSWORD_MISMATCH', 400, 'No match.')
    expect(error).toBeInstanceOf(KnownError)
    expect(isKnownError(error, 'EMAIL_PASSWORD_MISMATCH')).toBe(true)
    expect(error).toMatchObject({ message: 'No match.', statusCode: 400 })
  })
})
