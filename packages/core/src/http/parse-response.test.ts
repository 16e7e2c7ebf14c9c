import { describe, expect, it } from 'vitest'
import { HttpError } from '../errors/http-error'
import { isKnownError } from '../errors/known-error'
import { KnownErrors } from '../errors/known-errors'
import { parseResponse } from './parse-response'

const endpoint = { method: 'POST', path: '/auth/password/sign-in' }

function parse(status: number, body: string, headers: Record<string, string> = {}) {
  return parseResponse(endpoint, { status, body, headers: new Headers(headers) }, 0)
}

function refusal(status: number, body: string, headers?: Record<string, string>) {
  return parse(status, body, headers).then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('parseResponse', () => {
  it('returns the JSON of a success', async () => {
    expect(await parse(200, '{"id":1}')).toEqual({ id: 1 })
    expect(await parse(201, 'null')).toBeNull()
  })

  it('throws the known error that header and body agree on', async () => {
    const error = await refusal(
      400,
      '{"code":"PASSWORD_TOO_SHORT","details":{"min_length":8},"error":"Too short."}',
      { 'x-stack-known-error': 'PASSWORD_TOO_SHORT' },
    )
    expect(error).toBeInstanceOf(KnownErrors.PasswordTooShort)
    expect(error).toMatchObject({
      message: 'Too short.',
      details: { min_length: 8 },
      statusCode: 400,
    })
  })

  it('keeps the whole message of the service, and quotes other bodies in part', async () => {
    const error = `The content is not valid: ${'a problem; '.repeat(100)}`
    expect(await refusal(400, JSON.stringify({ error }))).toMatchObject({
      message: expect.stringContaining(error),
    })
    // Refusals without a code are plain text.
    expect(await refusal(400, error.slice(0, 900))).toMatchObject({
      message: expect.stringContaining(error.slice(0, 900)),
    })
    const page = `<html>${'x'.repeat(2000)}`
    expect(await refusal(502, page)).toMatchObject({
      message: `POST ${endpoint.path} failed with status 502: ${page.slice(0, 1000)}`,
    })
  })

  it('keeps code, message and details of an unknown error', async () => {
    const error = await refusal(418, '{"code":"TEAPOT","details":{"lid":true},"error":"Short."}', {
      'x-stack-known-error': 'TEAPOT',
    })
    expect(error).toBeInstanceOf(KnownErrors.UnsupportedError)
    expect(isKnownError(error)).toBe(true)
    expect(error).toMatchObject({
      errorCode: 'TEAPOT',
      statusCode: 418,
      message: 'Short.',
      details: { lid: true },
    })
  })

  it('trusts neither header nor body if they disagree', async () => {
    const error = await refusal(400, '{"code":"A","error":"x"}', { 'x-stack-known-error': 'B' })
    expect(error).toBeInstanceOf(HttpError)
  })

  it('reports method, path, status and request id of an unexpected response', async () => {
    const error = await refusal(500, 'Something broke.', {
      'x-stack-request-id': 'abc',
      'retry-after': '2',
    })
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      method: 'POST',
      path: '/auth/password/sign-in',
      status: 500,
      requestId: 'abc',
      retryAfterMs: 2000,
      message: 'POST /auth/password/sign-in failed with status 500: Something broke.',
    })
  })

  it('rejects a success that is not JSON', async () => {
    expect(await refusal(200, '<!doctype html>')).toBeInstanceOf(HttpError)
  })

  it('uses the description of an OAuth error', async () => {
    expect(
      await refusal(400, '{"error":"invalid_request","error_description":"No token."}'),
    ).toMatchObject({ message: expect.stringContaining('No token.') })
  })

  it('quotes only the beginning of a long response', async () => {
    expect(String(await refusal(502, 'x'.repeat(5000))).length).toBeLessThan(1200)
  })
})
