import { commonErrors, contract, type EndpointKey } from '@app/contract'
import { knownErrors } from '@app/contract/known-errors'
import { expect } from 'vitest'

/** Words that reveal how the server is built: code, queries, files, libraries. */
const innerWords = [
  /\bat .+:\d+:\d+/,
  /\b(select|insert into|update|delete from)\b[\s\S]*\b(from|values|set|where)\b/i,
  /\b(drizzle|postgres|pglite|zod|hono|argon2|bcryptjs|handlebars|nodemailer|node_modules)\b/i,
  /\b(relation|column|constraint) "/,
  /\b(TypeError|RangeError|SyntaxError|undefined is not|is not a function)\b/,
  /\/(src|dist|packages|home|root|usr)\//,
]

/** Checks what holds for every response of an endpoint to any request. */
export async function expectSoundResponse(
  key: EndpointKey,
  response: Response,
  log: string[],
): Promise<void> {
  const text = await response.text()
  const status = Number(response.headers.get('x-stack-actual-status') ?? response.status)
  // The server's log of a bug goes into the report.
  const shown = [`${status} ${text.slice(0, 500)}`, ...log.splice(0)].join('\n')
  expect(status, shown).toBeLessThan(500)
  expect(response.headers.get('x-stack-request-id'), shown).toMatch(/^[0-9a-z]{16}$/)
  if (status < 400) return
  for (const word of innerWords) expect(text, shown).not.toMatch(word)

  const code = response.headers.get('x-stack-known-error')
  if (code) {
    expect([...contract[key].errors, ...commonErrors], shown).toContain(code)
    const body = JSON.parse(text)
    expect(body, shown).toMatchObject({ code, error: expect.stringMatching(/\S/) })
    expect(
      Object.keys(body).filter((name) => !['code', 'details', 'error'].includes(name)),
    ).toEqual([])
    expect(knownErrors, shown).toHaveProperty([code, 'status'], status)
    return
  }
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) {
    // The error format of RFC 6749 section 5.2, required for one endpoint.
    expect([key, JSON.parse(text).error], shown).toEqual([
      'POST /auth/oauth/token',
      'invalid_request',
    ])
    return
  }
  expect(status === 405 ? '' : type, shown).toMatch(/^(text\/plain; charset=utf-8)?$/)
}
