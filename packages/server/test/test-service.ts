import type { EndpointKey } from '@app/contract'
import { Secret, TOTP } from 'otpauth'
import type { ServerOptions } from '../src/index'
import { createPasskey } from './browsers/passkey-browser'
import type { Call } from './declared-errors/call'
import { as, asInternalClient, startServer } from './harness'
import { createSender } from './requests'

/** A URL the demo project does not trust. */
export const untrusted = 'https://untrusted.example/page'

/** A page of the demo project. */
export const page = 'http://localhost:3000/handler/page'

/** The providers of the demo project in these tests: one with shared keys, one with its own. */
export const providers = [
  { id: 'google', enabled: true, type: 'shared' },
  { id: 'github', enabled: true, type: 'standard', client_id: 'id', client_secret: 'secret' },
]

/** A server with a controllable clock, and users in the state that a row needs. */
export type TestService = Awaited<ReturnType<typeof createTestService>>

export async function createTestService(options: ServerOptions = {}) {
  let time = Date.now()
  const started = await startServer({ now: () => time, ...options })
  const { call, configure, emailsTo, signUp } = started
  await configure({ passkey_enabled: true, oauth_providers: providers })
  const { body: project } = await call('GET', '/projects/current', { headers: as('admin') })

  const { send, must } = createSender(call)

  /** Turns security settings of the demo project on or off. */
  async function turn(settings: string[], isOn: boolean) {
    if (settings.length === 0) return
    const body = Object.fromEntries(settings.map((name) => [name, isOn]))
    await must('PATCH /internal/security-settings', { headers: as('admin'), body })
  }

  /** Blocks email domains in the demo project; other domains are no longer blocked. */
  async function block(domains: string[]) {
    const body = { blocked_email_domains: domains }
    await must('PATCH /internal/security-settings', { headers: as('admin'), body })
  }

  /** Requires that new users of the demo project accept a version of its terms; null: none. */
  async function requireTerms(version: string | null) {
    const body = { required_terms_version: version }
    await must('PATCH /internal/security-settings', { headers: as('admin'), body })
  }

  /** Requires that passwords that servers set in the demo project are as long. 0: of any length. */
  async function requirePasswordLength(length: number) {
    const body = { server_password_min_length: length }
    await must('PATCH /internal/security-settings', { headers: as('admin'), body })
  }

  /** Sets the URL of the demo project's sign-up hook; null: none. */
  async function setSignUpHook(url: string | null, hook: object = {}) {
    const body = { sign_up_hook: url && { url, ...hook } }
    const settings = { headers: as('admin'), body }
    return (await must('PATCH /internal/security-settings', settings)).sign_up_hook
  }

  /** Returns a user who signed in too long ago for endpoints that require a recent sign-in. */
  async function longSignedIn() {
    const { id, tokens } = await signUp()
    time += 16 * 60_000
    const headers = as('client', { refresh: tokens.refresh })
    const { access_token } = await must('POST /auth/sessions/current/refresh', { headers })
    return { id, tokens: { ...tokens, access: access_token as string } }
  }

  /** Sends the call under the circumstances it names, and restores them. */
  async function sendRow(
    key: EndpointKey,
    {
      config,
      security = [],
      blockedDomains,
      termsVersion,
      minPasswordLength,
      signUpHook,
      afterMs = 0,
      ...request
    }: Call,
  ) {
    const before = Object.keys(config ?? {}).map((name) => [name, project.config[name]])
    if (config) await configure(config)
    await turn(security, true)
    if (blockedDomains) await block(blockedDomains)
    if (termsVersion) await requireTerms(termsVersion)
    if (minPasswordLength) await requirePasswordLength(minPasswordLength)
    if (signUpHook) await setSignUpHook(signUpHook)
    time += afterMs
    try {
      return await send(key, request)
    } finally {
      time -= afterMs
      await turn(security, false)
      if (blockedDomains) await block([])
      if (termsVersion) await requireTerms(null)
      if (minPasswordLength) await requirePasswordLength(0)
      if (signUpHook) await setSignUpHook(null)
      if (config) await configure(Object.fromEntries(before))
    }
  }

  async function codeEmailedTo(email: string, emails = 1): Promise<string> {
    // Security notices have no code.
    const [newest] = await emailsTo(email, emails, ({ links }) => /[?&]code=/.test(links[0] ?? ''))
    return new URL(newest.links[0]).searchParams.get('code') ?? ''
  }

  /** Turns the second factor of a user on, and returns the codes of their authenticator app. */
  async function addTotp(tokens: { access: string }) {
    const secret = new Secret({ size: 20 })
    await must('PATCH /users/me', {
      headers: as('client', tokens),
      body: { totp_secret_base64: Buffer.from(secret.bytes).toString('base64') },
    })
    return () => new TOTP({ secret }).generate({ timestamp: time })
  }

  /** Turns the second factor of a user on, and returns their recovery codes as well. */
  async function addRecoveryCodes(tokens: { access: string }) {
    const totp = await addTotp(tokens)
    const headers = as('client', tokens)
    const { codes } = await must('POST /users/me/recovery-codes', { headers })
    return { totp, codes: codes as string[] }
  }

  let addresses = 0
  const newEmail = () => `new-user-${++addresses}@example.com`

  async function emailedSignInCode(email = newEmail(), emails = 1) {
    const body = { email, callback_url: page }
    await must('POST /auth/otp/send-sign-in-code', { body })
    return { email, code: await codeEmailedTo(email, emails) }
  }

  async function team() {
    const owner = await signUp()
    const headers = as('client', owner.tokens)
    const { id } = await must('POST /teams', { headers, body: { display_name: 'Crew' } })
    return { id: id as string, owner, headers }
  }

  /** Returns a new user who is signed in on the dashboard. */
  async function owner() {
    const { internalKeys } = started.server
    const signedUp = await must('POST /auth/password/sign-up', {
      headers: asInternalClient(internalKeys),
      body: { email: newEmail(), password: 'long enough', verification_callback_url: page },
    })
    const token: string = signedUp.access_token
    return {
      id: signedUp.user_id as string,
      token,
      refresh: signedUp.refresh_token as string,
      headers: asInternalClient(internalKeys, token),
    }
  }

  /** Creates a link that signs a browser in as a user, and returns its code. */
  async function impersonationCode(userId: string, link: object = {}): Promise<string> {
    const body = { user_id: userId, callback_url: page, ...link }
    const { url } = await must('POST /auth/impersonation/links', { headers: as('server'), body })
    return new URL(url).searchParams.get('code') ?? ''
  }

  return {
    ...started,
    send,
    must,
    impersonationCode,
    owner,
    sendRow,
    newEmail,
    codeEmailedTo,
    addTotp,
    addRecoveryCodes,
    emailedSignInCode,
    team,
    turn,
    block,
    requireTerms,
    requirePasswordLength,
    setSignUpHook,
    longSignedIn,

    /** Bans a user; by default without a reason and an end. */
    async ban(userId: string, ban: { reason?: string; until_millis?: number } = {}) {
      const path = { user_id: userId }
      return must('PATCH /users/:user_id', { headers: as('server'), path, body: { ban } })
    },

    /** The time of the service, in milliseconds since the epoch. */
    time: () => time,

    /** Lets time pass. */
    pass(ms: number) {
      time += ms
    },

    /** Returns the headers of a new user who is signed in. */
    async signedIn() {
      return as('client', (await signUp()).tokens)
    },

    /** Signs a browser in as a user by a link. Returns its tokens. */
    async impersonate(userId: string, link?: object) {
      const code = await impersonationCode(userId, link)
      const session = await must('POST /auth/impersonation/sign-in', { body: { code } })
      return { access: session.access_token as string, refresh: session.refresh_token as string }
    },

    /** Creates a project without any settings of its own. Returns the headers of its pages. */
    async newProject() {
      const { token, headers } = await owner()
      const { id } = await must('POST /internal/projects', {
        headers,
        body: { display_name: 'New' },
      })
      const keys = await must('POST /internal/api-keys', {
        headers: {
          'x-stack-project-id': id,
          'x-stack-access-type': 'admin',
          'x-stack-admin-access-token': token,
        },
        body: {
          description: 'For a page',
          expires_at_millis: time + 60_000,
          has_publishable_client_key: true,
          has_secret_server_key: false,
          has_super_secret_admin_key: false,
        },
      })
      return {
        'x-stack-project-id': id as string,
        'x-stack-access-type': 'client',
        'x-stack-publishable-client-key': keys.publishable_client_key as string,
      }
    },

    /** Returns a user who signed up by an email code, so that their address is verified. */
    async verifiedUser() {
      const { email, code } = await emailedSignInCode()
      const { user_id: id, access_token: access } = await must('POST /auth/otp/sign-in', {
        body: { code },
      })
      return { id: id as string, email, tokens: { access: access as string } }
    },

    /** Returns a sign-in that waits for its second factor. */
    async mfaAttempt() {
      const user = await signUp()
      const totp = await addTotp(user.tokens)
      const { email, password } = user
      const { body } = await send('POST /auth/password/sign-in', { body: { email, password } })
      const code: string = body.details.attempt_code
      return { user, request: () => ({ body: { code, type: 'totp', totp: totp() } }) }
    },

    async userWithPasskey() {
      const { id, tokens } = await signUp()
      const { authenticator, request } = await createPasskey({ must }, as('client', tokens))
      await must('POST /auth/passkey/register', request)
      return { id, tokens, authenticator }
    },

    /** Returns the headers of a member of a team without any permission there. */
    async bareMember(teamId: string) {
      const { id, tokens } = await signUp()
      const path = { team_id: teamId, user_id: id }
      const headers = as('server')
      await must('POST /team-memberships/:team_id/:user_id', { path, headers, body: {} })
      await must('DELETE /team-permissions/:team_id/:user_id/:permission_id', {
        path: { ...path, permission_id: 'member' },
        headers,
      })
      return as('client', tokens)
    },

    /** Returns a team and the code of an invitation to it. */
    async invitation() {
      const { id, owner, headers } = await team()
      const email = newEmail()
      const body = { team_id: id, email, callback_url: page }
      await must('POST /team-invitations/send-code', { headers, body })
      return { teamId: id, ownerId: owner.id, code: await codeEmailedTo(email) }
    },
  }
}
