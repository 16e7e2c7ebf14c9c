import * as oauth from 'oauth4webapi'
import { type createClient, demo, type TestResponse } from '../harness'

type Call = ReturnType<typeof createClient>['call']

/** Redirect URL of the demo project's app. */
export const redirectUri = 'http://localhost:3000/handler/oauth-callback'

const verifier = 'v'.repeat(64)
const client = { client_id: demo.id, client_secret: demo.client }

/** Query of the navigation that begins a sign-in (docs/http-api.md section 7.6). */
export async function authorization(changes: Record<string, string> = {}) {
  return {
    ...client,
    redirect_uri: redirectUri,
    scope: 'legacy',
    state: 'of-the-app',
    grant_type: 'authorization_code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    response_type: 'code',
    ...changes,
  }
}

/** Request body with which the app exchanges its code for tokens. */
export function exchange(code: string, changes: Record<string, string> = {}) {
  const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
  return { headers: {}, body: { ...client, ...grant, code_verifier: verifier, ...changes } }
}

/** A browser that was sent to a provider. */
export interface Departure {
  location: URL
  headers: { cookie: string }
}

/** A browser on its way back from a provider. */
export interface Return {
  headers: { cookie: string }
  parameters: Record<string, string>
}

/** Returns the URL that a response redirects the browser to. */
export function locationOf(response: TestResponse): URL {
  const location = response.headers.get('location')
  if (!location) throw new Error(`No redirect: ${response.status} ${JSON.stringify(response.body)}`)
  return new URL(location)
}

/** Begins a sign-in: the browser arrives at a page of the provider. */
export async function leave(
  call: Call,
  providerId: string,
  changes: Record<string, string> = {},
): Promise<Departure> {
  const query = new URLSearchParams(await authorization(changes))
  const response = await call('GET', `/auth/oauth/authorize/${providerId}?${query}`, {
    headers: {},
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { location: locationOf(response), headers: { cookie } }
}

/**
 * Opens the page that stands in for the shared provider Google, types an address, which counts as
 * verified, and is redirected back.
 */
export async function signInAtProvider(
  call: Call,
  email: string,
  changes: Record<string, string> = {},
): Promise<Return> {
  const { location, headers } = await leave(call, 'google', changes)
  const typed = await call('POST', location.pathname + location.search, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams({ email, name: 'Some Name' }).toString(),
  })
  return { headers, parameters: Object.fromEntries(locationOf(typed).searchParams) }
}

/** Returns from a provider, and is redirected to the app or its error page. */
export async function comeBack(
  call: Call,
  { headers, parameters }: Return,
  providerId = 'google',
): Promise<TestResponse> {
  const query = new URLSearchParams(parameters)
  return call('GET', `/auth/oauth/callback/${providerId}?${query}`, { headers })
}

/** Signs in at the stand-in for Google, up to the code that the app receives. */
export async function authorizationCode(
  call: Call,
  email: string,
  changes?: Record<string, string>,
): Promise<string> {
  const response = await comeBack(call, await signInAtProvider(call, email, changes))
  return locationOf(response).searchParams.get('code') ?? ''
}
