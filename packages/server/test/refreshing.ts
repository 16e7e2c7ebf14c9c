import { demo, type TestResponse } from './harness'

type Call = (
  method: string,
  path: string,
  options: { headers: Record<string, string>; raw: string },
) => Promise<TestResponse>

/** Asks for an access token as the client library does: a bare form post. */
export function askToken(
  call: Call,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return call('POST', '/auth/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    raw: new URLSearchParams({ grant_type: 'refresh_token', ...fields }).toString(),
  })
}

/** Asks for one in the demo project. */
export function refreshAs(call: Call, refreshToken: string, fields: Record<string, string> = {}) {
  const client = { client_id: demo.id, client_secret: demo.client }
  return askToken(call, { ...client, refresh_token: refreshToken, ...fields })
}
