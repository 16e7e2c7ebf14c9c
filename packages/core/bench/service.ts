/** A service that responds immediately, so that only the SDK is measured. */
export interface StubService {
  readonly url: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Changes the name of the signed-in user with every response from now on. */
  renameAlways(): void
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Returns the tokens of a sign-in that outlives every measurement. */
function issueTokens(number: number) {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iat, exp: iat + 86_400, sub: `user-${number}` }
  return {
    access_token: `${encode({ alg: 'ES256' })}.${encode(claims)}.c2lnbmVk`,
    refresh_token: `refresh-${number}`,
    user_id: `user-${number}`,
  }
}

const user = {
  id: '5a3f8c7e-0000-4000-8000-000000000001',
  display_name: 'Ada Lovelace',
  primary_email: 'ada@example.com',
  primary_email_verified: true,
  profile_image_url: null,
  signed_up_at_millis: 1_700_000_000_000,
  client_metadata: { theme: 'dark' },
  client_read_only_metadata: null,
  has_password: true,
  otp_auth_enabled: false,
  auth_with_email: true,
  passkey_auth_enabled: false,
  requires_totp_mfa: false,
  is_anonymous: false,
  selected_team_id: null,
  selected_team: null,
  oauth_providers: [{ id: 'github', account_id: '1', email: 'ada@example.com' }],
}

/** Creates the service, which is only a function. */
export function createStubService(): StubService {
  let signIns = 0
  let renames = 0
  let isRenaming = false

  const responses: Record<string, () => object> = {
    'POST /auth/password/sign-in': () => issueTokens(++signIns),
    'DELETE /auth/sessions/current': () => ({ success: true }),
    'GET /users/me': () => (isRenaming ? { ...user, display_name: `Ada ${++renames}` } : user),
  }

  return {
    url: 'http://localhost:8102',
    async fetch(request) {
      const call = `${request.method} ${request.url.slice('http://localhost:8102/api/v1'.length)}`
      const response = responses[call]
      if (!response) throw new Error(`The stub does not know ${call}.`)
      return Response.json(response(), { headers: { 'x-stack-actual-status': '200' } })
    },
    renameAlways() {
      isRenaming = true
    },
  }
}
