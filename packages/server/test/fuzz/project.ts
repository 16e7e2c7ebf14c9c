import type { EndpointKey } from '@app/contract'
import { Secret, TOTP } from 'otpauth'
import type { startServer } from '../harness'

type Started = Awaited<ReturnType<typeof startServer>>

type Headers = Record<string, string>

/** The kind of API key in a request. */
export type Access = 'client' | 'server' | 'admin'

/** A separate project, so that a destructive endpoint does not affect the next one. */
export interface FuzzedProject {
  /** Headers that grant access to the project. */
  headers(access: Access | 'none', isSignedIn: boolean): Headers
  /** Returns a value that exists in this project, for a field of this name. */
  live(name: string, index: number): Promise<unknown>
}

const page = 'http://localhost:3000/handler'
const password = 'correct horse'
const config = {
  magic_link_enabled: true,
  passkey_enabled: true,
  client_team_creation_enabled: true,
  client_user_deletion_enabled: true,
  oauth_providers: [
    { id: 'github', enabled: true, type: 'standard', client_id: 'id', client_secret: 'secret' },
    { id: 'google', enabled: true, type: 'shared' },
  ],
}

/** Creates projects on a server, through its API. */
export async function createProjectFactory(started: Started) {
  const { call } = started
  const internal = {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'client',
    'x-stack-publishable-client-key': started.server.internalKeys.publishableClientKey ?? '',
  }
  const owner = await must(call, 'POST', '/auth/password/sign-up', internal, {
    email: 'owner@example.com',
    password,
    verification_callback_url: page,
  })
  const asOwner = { ...internal, 'x-stack-access-token': owner.access_token }

  return async function createProject(key: EndpointKey): Promise<FuzzedProject> {
    const project = await must(call, 'POST', '/internal/projects', asOwner, {
      display_name: 'Fuzzed',
      config,
    })
    const inProject = { 'x-stack-project-id': project.id }
    const asAdmin = {
      ...inProject,
      'x-stack-access-type': 'admin',
      'x-stack-admin-access-token': owner.access_token,
    }
    const post = (path: string, body: object = {}, headers: Headers = asAdmin) =>
      must(call, 'POST', path, headers, body)
    const keys = await post('/internal/api-keys', {
      description: 'all',
      expires_at_millis: Date.now() + 3_600_000,
      has_publishable_client_key: true,
      has_secret_server_key: true,
      has_super_secret_admin_key: true,
    })
    const keyHeaders = {
      client: { 'x-stack-publishable-client-key': keys.publishable_client_key },
      server: { 'x-stack-secret-server-key': keys.secret_server_key },
      admin: { 'x-stack-super-secret-admin-key': keys.super_secret_admin_key },
    }
    const asClient = { ...inProject, 'x-stack-access-type': 'client', ...keyHeaders.client }
    const secret = new Secret({ size: 20 })
    const user = await post('/users', {
      primary_email: 'user@example.com',
      primary_email_auth_enabled: true,
      primary_email_verified: true,
      // Hashing is slow, and few endpoints check a password.
      ...(/password|mfa/.test(key) && { password }),
    })
    if (key.includes('mfa')) {
      await must(call, 'PATCH', `/users/${user.id}`, asAdmin, {
        totp_secret_base64: Buffer.from(secret.buffer).toString('base64'),
      })
    }
    const other = await post('/users', { primary_email: 'other@example.com' })
    const session = await post('/auth/sessions', { user_id: user.id })
    const team = await post('/teams', { display_name: 'Team', creator_user_id: user.id })
    await post('/project-permission-definitions', { id: 'beta' })
    const asUser = { ...asClient, 'x-stack-access-token': session.access_token }
    const channels = await must(call, 'GET', `/contact-channels?user_id=${user.id}`, asAdmin)
    const sessions = await must(call, 'GET', `/auth/sessions?user_id=${user.id}`, asAdmin)

    let fresh = 0
    /** Returns the code in the email that a call sends. */
    async function codeEmailedTo(email: string, path: string, body: object, headers: Headers) {
      await post(path, { email, ...body }, headers)
      const [message] = await started.emailsTo(email)
      return /code=(\w{45})/.exec(message.text)?.[1]
    }
    /** Returns an unused code of the kind that the endpoint takes. */
    async function createCode() {
      const email = `code${project.id.slice(0, 8)}${++fresh}@example.com`
      if (key.includes('/passkey/register')) {
        return (await post('/auth/passkey/initiate-passkey-registration', {}, asUser)).code
      }
      if (key.includes('/passkey/')) {
        return (await post('/auth/passkey/initiate-passkey-authentication', {}, asClient)).code
      }
      if (key.includes('/mfa/')) {
        const { body } = await call('POST', '/auth/password/sign-in', {
          headers: asClient,
          body: { email: 'user@example.com', password },
        })
        return body.details?.attempt_code
      }
      if (key.includes('/otp/')) {
        return codeEmailedTo(email, '/auth/otp/send-sign-in-code', { callback_url: page }, asClient)
      }
      if (key.includes('/team-invitations/')) {
        const invitation = { team_id: team.id, callback_url: page }
        return codeEmailedTo(email, '/team-invitations/send-code', invitation, asAdmin)
      }
      return 'c'.repeat(45)
    }

    const unknown = '00000000-0000-4000-8000-000000000000'
    const urls = [page, 'https://other.example.com/path', 'data:text/plain,x', 'mailto:a@b.c']
    const userIds = ['me', user.id, other.id, unknown]
    const teamIds = [team.id, unknown]
    const permissions = ['admin', 'member', '$read_members', 'beta', 'made:here']
    const values: Record<string, unknown[]> = {
      user_id: userIds,
      creator_user_id: userIds,
      cursor: userIds.slice(1),
      team_id: teamIds,
      selected_team_id: teamIds,
      contact_channel_id: [channels.items[0].id, unknown],
      api_key_id: [keys.id, unknown],
      id: [sessions.items[0].id, 'github', 'google', ...permissions, unknown],
      permission_id: permissions,
      contained_permission_ids: permissions,
      provider_id: ['github', 'google', 'apple', 'toString'],
      project_id: [project.id, 'internal', unknown],
      client_id: [project.id, 'internal'],
      client_secret: [keys.publishable_client_key, keys.secret_server_key],
      token: [session.access_token, owner.access_token],
      refresh_token: [session.refresh_token],
      password: [password, 'another horse'],
      old_password: [password],
      new_password: ['another horse', 'short'],
      host: ['127.0.0.1', 'a b', '', '[', 'x'.repeat(300)],
      // Nothing listens there.
      port: [1, 0],
      totp: [new TOTP({ secret }).generate(), '000000'],
      totp_secret_base64: ['AAAA', Buffer.alloc(20, 1).toString('base64')],
      password_hash: ['$2b$10$tooshort', `$2b$31$${'a'.repeat(53)}`, `$2b$04$${'.'.repeat(53)}`],
      profile_image_url: ['data:image/png;base64,AAAA', ...urls],
      type: ['email', 'totp', 'magic_link', 'standard', 'shared', 'link'],
      scope: ['legacy', 'repo', ''],
      response_type: ['code', 'token'],
      code_challenge_method: ['S256', 'plain', 'none'],
      email_config: [{ type: 'shared' }],
      content: [{ root: { type: 'EmailLayout', data: { childrenIds: ['root', 'b'] } } }, {}],
    }
    return {
      headers: (access, isSignedIn) => ({
        ...(access !== 'none' && {
          ...inProject,
          'x-stack-access-type': access,
          ...keyHeaders[access],
        }),
        ...(isSignedIn && { ...inProject, 'x-stack-access-token': session.access_token }),
        ...(isSignedIn && { 'x-stack-refresh-token': session.refresh_token }),
      }),
      async live(name, index) {
        if (name === 'code') return createCode()
        if (/login_code|polling_code/.test(name)) return (await post('/auth/cli'))[name]
        if (/email|value/.test(name) && !values[name]) {
          return ['user@example.com', `new${++fresh}@example.com`, 'other@example.com'][index % 3]
        }
        if (/ur[il]$/.test(name) && !values[name]) return urls[index % urls.length]
        const known = values[name] ?? ['text']
        return known[index % known.length]
      },
    }
  }
}

/** Sends a request and requires success. */
async function must(
  call: Started['call'],
  method: string,
  path: string,
  headers: Headers,
  body?: object,
) {
  const response = await call(method, path, { headers, body })
  if (response.status >= 300) {
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
  }
  return response.body
}
