import { contract, type Endpoint } from '@app/contract'
import { hashSync } from '@node-rs/bcrypt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, startServer } from './harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

type Json = Record<string, unknown>

const image = 'data:image/png;base64,AAAA'
const hash = hashSync('another password', { cost: 4 })

/** Sends a request that must succeed. */
async function send(access: 'client' | 'server' | 'admin', key: string, body?: Json) {
  const [method = '', path = ''] = key.split(' ')
  const response = await started.call(method, path, { headers: as(access), body })
  expect([key, response.status, response.body]).toEqual([
    key,
    expect.toSatisfy(isSuccess),
    response.body,
  ])
  return response.body
}

function isSuccess(status: number): boolean {
  return status === 200 || status === 201
}

/** A body with every field of a schema, and how the object reads afterward. */
interface Case {
  /** Names of all fields of the body, from the contract. */
  fields: object
  /** A value for each field; those that exclude another one are `undefined` here. */
  values: Json
  /** Properties that a field appears as under another name, or not at all. */
  reads?: Record<string, Json>
  /** Writes the body and returns the object read afterward. */
  write: (body: Json) => Promise<Json>
}

async function createUser(values: Json = {}): Promise<string> {
  return (await send('server', 'POST /users', values)).id
}

async function createTeam(values: Json = {}): Promise<string> {
  return (await send('server', 'POST /teams', { display_name: 'A team', ...values })).id
}

const metadata = {
  client_metadata: { client: 1 },
  client_read_only_metadata: ['read-only'],
  server_metadata: { server: null },
}

const userValues = {
  display_name: 'Grace',
  profile_image_url: image,
  ...metadata,
  otp_auth_enabled: true,
  primary_email: 'grace@example.com',
  primary_email_verified: true,
  primary_email_auth_enabled: true,
  password: 'long enough',
  password_hash: undefined,
  accepted_terms_version: '2026-11-01',
}

const mailServer = {
  type: 'standard',
  host: 'mail.example.com',
  port: 587,
  username: 'user',
  password: 'secret',
  sender_name: 'Sender',
  sender_email: 'sender@example.com',
}

const passwordReads = { password: { has_password: true }, password_hash: {} }

const cases: Record<string, () => Promise<Case>> = {
  'POST /users': async () => {
    const { config } = await send('admin', 'GET /projects/current')
    const others = config.oauth_providers.filter(({ id }: Json) => id !== 'github')
    const github = { id: 'github', enabled: true, type: 'shared' }
    const oauth_providers = [...others, github]
    await send('admin', 'PATCH /projects/current', { config: { oauth_providers } })
    return {
      fields: contract['POST /users'].body.shape,
      values: {
        ...userValues,
        is_anonymous: true,
        totp_secret_base64: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
        passkey_auth_enabled: true,
        oauth_providers: [{ id: 'github', account_id: '1', email: 'grace@example.com' }],
      },
      reads: {
        ...passwordReads,
        // Created users have neither; an update adds the second factor, a registration the passkey.
        totp_secret_base64: { requires_totp_mfa: false },
        passkey_auth_enabled: { passkey_auth_enabled: false },
      },
      write: async (body) => send('server', `GET /users/${await createUser(body)}`),
    }
  },

  'PATCH /users/:user_id': async () => {
    const id = await createUser({ is_anonymous: true })
    const teamId = await createTeam({ creator_user_id: id })
    return {
      fields: contract['PATCH /users/:user_id'].body.shape,
      values: {
        ...userValues,
        primary_email: 'ada@example.com',
        is_anonymous: false,
        totp_secret_base64: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
        passkey_auth_enabled: false,
        selected_team_id: teamId,
        ban: { reason: 'spam', until_millis: Date.UTC(2100, 0) },
      },
      reads: {
        ...passwordReads,
        totp_secret_base64: { requires_totp_mfa: true },
        ban: {
          ban: {
            reason: 'spam',
            until_millis: Date.UTC(2100, 0),
            banned_at_millis: expect.any(Number),
          },
        },
      },
      write: async (body) => {
        await send('server', `PATCH /users/${id}`, body)
        return send('server', `GET /users/${id}`)
      },
    }
  },

  'PATCH /users/:user_id with a hash': async () => {
    const id = await createUser()
    return {
      fields: { password_hash: 'instead of password' },
      values: { password_hash: hash },
      reads: { password_hash: { has_password: true } },
      write: async (body) => {
        await send('server', `PATCH /users/${id}`, body)
        return send('server', `GET /users/${id}`)
      },
    }
  },

  'PATCH /users/me by a client': async () => {
    const { id, tokens } = await started.signUp()
    const teamId = await createTeam({ creator_user_id: id })
    return {
      fields: contract['PATCH /users/me'].body.client.shape,
      values: {
        display_name: 'Lin',
        profile_image_url: image,
        client_metadata: { own: true },
        otp_auth_enabled: true,
        passkey_auth_enabled: false,
        selected_team_id: teamId,
        totp_secret_base64: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      },
      reads: { totp_secret_base64: { requires_totp_mfa: true } },
      write: async (body) => {
        const headers = as('client', tokens)
        expect((await started.call('PATCH', '/users/me', { headers, body })).status).toBe(200)
        return send('server', `GET /users/${id}`)
      },
    }
  },

  'POST /teams': async () => {
    const creator_user_id = await createUser()
    return {
      fields: contract['POST /teams'].body.server.shape,
      values: { display_name: 'New', profile_image_url: image, ...metadata, creator_user_id },
      reads: { creator_user_id: { member: creator_user_id } },
      write: async (body) => {
        const team = await send('server', `GET /teams/${await createTeam(body)}`)
        const { items } = await send('server', `GET /team-member-profiles?team_id=${team.id}`)
        return { ...team, member: items[0].user_id }
      },
    }
  },

  'PATCH /teams/:team_id': async () => {
    const id = await createTeam()
    return {
      fields: contract['PATCH /teams/:team_id'].body.server.shape,
      values: { display_name: 'Renamed', profile_image_url: image, ...metadata },
      write: async (body) => {
        await send('server', `PATCH /teams/${id}`, body)
        return send('server', `GET /teams/${id}`)
      },
    }
  },

  'PATCH /team-members/:team_id/:user_id': async () => {
    const userId = await createUser()
    const teamId = await createTeam({ creator_user_id: userId })
    return {
      fields: contract['PATCH /team-members/:team_id/:user_id'].body.shape,
      values: { permission_ids: ['admin', 'member'] },
      write: async (body) => {
        await send('server', `PATCH /team-members/${teamId}/${userId}`, body)
        return (await send('server', `GET /team-members?team_id=${teamId}`)).items[0]
      },
    }
  },

  'PATCH /team-member-profiles/:team_id/:user_id': async () => {
    const userId = await createUser()
    const path = `/team-member-profiles/${await createTeam({ creator_user_id: userId })}/${userId}`
    return {
      fields: contract['PATCH /team-member-profiles/:team_id/:user_id'].body.shape,
      values: { display_name: 'In the team', profile_image_url: image },
      write: async (body) => {
        await send('server', `PATCH ${path}`, body)
        return send('server', `GET ${path}`)
      },
    }
  },

  'POST /contact-channels': async () => {
    const user_id = await createUser()
    return {
      fields: contract['POST /contact-channels'].body.server.shape,
      values: {
        user_id,
        value: 'further@example.com',
        type: 'email',
        used_for_auth: true,
        is_primary: true,
        is_verified: true,
      },
      write: async (body) => {
        const { id } = await send('server', 'POST /contact-channels', body)
        return send('server', `GET /contact-channels/${user_id}/${id}`)
      },
    }
  },

  'PATCH /contact-channels/:user_id/:contact_channel_id': async () => {
    const user_id = await createUser()
    const channel = { user_id, value: 'old@example.com', type: 'email', used_for_auth: false }
    const { id } = await send('server', 'POST /contact-channels', channel)
    const path = `/contact-channels/${user_id}/${id}`
    return {
      fields: contract['PATCH /contact-channels/:user_id/:contact_channel_id'].body.server.shape,
      values: {
        value: 'new@example.com',
        type: 'email',
        used_for_auth: true,
        is_primary: true,
        is_verified: true,
      },
      write: async (body) => {
        await send('server', `PATCH ${path}`, body)
        return send('server', `GET ${path}`)
      },
    }
  },

  'POST /team-permission-definitions': async () => ({
    fields: contract['POST /team-permission-definitions'].body.shape,
    values: {
      id: 'created',
      description: 'A permission',
      contained_permission_ids: ['$read_members'],
    },
    write: async (body) => {
      await send('admin', 'POST /team-permission-definitions', body)
      return readDefinition('created')
    },
  }),

  'PATCH /team-permission-definitions/:permission_id': async () => {
    await send('admin', 'POST /team-permission-definitions', { id: 'before' })
    return {
      fields: contract['PATCH /team-permission-definitions/:permission_id'].body.shape,
      values: {
        id: 'after',
        description: 'A permission',
        contained_permission_ids: ['$read_members'],
      },
      write: async (body) => {
        await send('admin', 'PATCH /team-permission-definitions/before', body)
        return readDefinition('after')
      },
    }
  },

  'POST /project-permission-definitions': async () => {
    await send('admin', 'POST /project-permission-definitions', { id: 'contained' })
    return {
      fields: contract['POST /project-permission-definitions'].body.shape,
      values: {
        id: 'created_in_project',
        description: 'A permission',
        contained_permission_ids: ['contained'],
      },
      write: async (body) => {
        await send('admin', 'POST /project-permission-definitions', body)
        return readDefinition('created_in_project', 'project')
      },
    }
  },

  'PATCH /project-permission-definitions/:permission_id': async () => {
    await send('admin', 'POST /project-permission-definitions', { id: 'part' })
    await send('admin', 'POST /project-permission-definitions', { id: 'before_in_project' })
    return {
      fields: contract['PATCH /project-permission-definitions/:permission_id'].body.shape,
      values: {
        id: 'after_in_project',
        description: 'A permission',
        contained_permission_ids: ['part'],
      },
      write: async (body) => {
        await send('admin', 'PATCH /project-permission-definitions/before_in_project', body)
        return readDefinition('after_in_project', 'project')
      },
    }
  },

  'POST /internal/api-keys': async () => ({
    fields: contract['POST /internal/api-keys'].body.shape,
    values: {
      description: 'Keys',
      expires_at_millis: Date.UTC(2040, 0),
      has_publishable_client_key: true,
      has_secret_server_key: true,
      has_super_secret_admin_key: true,
    },
    reads: {
      has_publishable_client_key: {
        publishable_client_key: { last_four: expect.any(String) },
      },
      has_secret_server_key: { secret_server_key: { last_four: expect.any(String) } },
      has_super_secret_admin_key: { super_secret_admin_key: { last_four: expect.any(String) } },
    },
    write: async (body) => {
      const { id } = await send('admin', 'POST /internal/api-keys', body)
      return send('admin', `GET /internal/api-keys/${id}`)
    },
  }),

  'PATCH /internal/api-keys/:api_key_id': async () => {
    const { id } = await send('admin', 'POST /internal/api-keys', {
      description: 'Keys',
      expires_at_millis: Date.UTC(2040, 0),
      has_publishable_client_key: true,
      has_secret_server_key: false,
      has_super_secret_admin_key: false,
    })
    return {
      fields: contract['PATCH /internal/api-keys/:api_key_id'].body.shape,
      values: { description: 'Renamed', revoked: true },
      reads: { revoked: { manually_revoked_at_millis: expect.any(Number) } },
      write: async (body) => {
        await send('admin', `PATCH /internal/api-keys/${id}`, body)
        return send('admin', `GET /internal/api-keys/${id}`)
      },
    }
  },

  'POST /internal/webhook-endpoints': async () => ({
    fields: contract['POST /internal/webhook-endpoints'].body.shape,
    values: {
      url: 'https://example.com/hooks',
      description: 'An endpoint',
      event_types: ['user.created'],
    },
    write: async (body) => {
      const { id } = await send('admin', 'POST /internal/webhook-endpoints', body)
      return send('admin', `GET /internal/webhook-endpoints/${id}`)
    },
  }),

  'PATCH /internal/webhook-endpoints/:id': async () => {
    const url = 'https://example.com/hooks'
    const { id } = await send('admin', 'POST /internal/webhook-endpoints', { url })
    return {
      fields: contract['PATCH /internal/webhook-endpoints/:id'].body.shape,
      values: {
        url: 'https://example.com/other',
        description: 'Another',
        event_types: ['team.created'],
        enabled: false,
      },
      reads: { enabled: { status: 'disabled' } },
      write: async (body) => {
        await send('admin', `PATCH /internal/webhook-endpoints/${id}`, body)
        return send('admin', `GET /internal/webhook-endpoints/${id}`)
      },
    }
  },

  'PATCH /internal/security-settings': async () => ({
    fields: contract['PATCH /internal/security-settings'].body.shape,
    values: {
      redirects_only_to_handler: true,
      pkce_s256_only: true,
      passkey_user_verification: 'preferred',
      security_emails_enabled: false,
      anonymous_enabled: false,
      invitations_only_for_invited_address: true,
      recent_sign_in_required: true,
      verified_email_required: true,
      allowed_email_domains: ['example.com', '*.example.com'],
      blocked_email_domains: ['blocked.example.com'],
      password_min_length: 10,
      server_password_min_length: 12,
      required_terms_version: '2026-11-01',
      sign_up_hook: {
        url: 'https://app.example.com/hooks/sign-up',
        secret: `whsec_${'c2VjcmV0'.repeat(4)}`,
        on_failure: 'allow',
      },
    },
    write: async (body) => {
      const before = await send('admin', 'GET /internal/security-settings')
      const toggled = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          typeof value === 'boolean' ? !before[name] : value,
        ]),
      )
      await send('admin', 'PATCH /internal/security-settings', toggled)
      expect(await send('admin', 'GET /internal/security-settings')).toMatchObject(toggled)
      await send('admin', 'PATCH /internal/security-settings', body)
      return send('admin', 'GET /internal/security-settings')
    },
  }),

  'PATCH /internal/email-theme': async () => ({
    fields: contract['PATCH /internal/email-theme'].body.shape,
    values: { logo_url: 'https://example.com/logo.png', theme_color: '#a10f2b' },
    write: async (body) => {
      await send('admin', 'PATCH /internal/email-theme', body)
      return send('admin', 'GET /internal/email-theme')
    },
  }),

  'PATCH /internal/session-settings': async () => ({
    fields: contract['PATCH /internal/session-settings'].body.shape,
    values: { refresh_token_rotation: true, token_claims_enabled: true },
    write: async (body) => {
      await send('admin', 'PATCH /internal/session-settings', body)
      return send('admin', 'GET /internal/session-settings')
    },
  }),

  'PATCH /internal/test-mode': async () => ({
    fields: contract['PATCH /internal/test-mode'].body.shape,
    values: { is_test_project: true },
    write: async (body) => {
      await send('admin', 'PATCH /internal/test-mode', body)
      const read = await send('admin', 'GET /internal/test-mode')
      await send('admin', 'PATCH /internal/test-mode', { is_test_project: false })
      return read
    },
  }),

  'PATCH /projects/current': async () => {
    return {
      fields: contract['PATCH /projects/current'].body.shape,
      values: {
        display_name: 'Renamed',
        description: 'A project',
        is_production_mode: true,
        config: { sign_up_enabled: false },
      },
      reads: { config: { config: expect.objectContaining({ sign_up_enabled: false }) } },
      write: async (body) => {
        await send('admin', 'PATCH /projects/current', body)
        const read = await send('admin', 'GET /projects/current')
        await send('admin', 'PATCH /projects/current', { is_production_mode: false })
        return read
      },
    }
  },

  'PATCH /projects/current with a configuration': async () => {
    await send('admin', 'POST /project-permission-definitions', { id: 'granted' })
    const { config: before } = await send('admin', 'GET /projects/current')
    return {
      fields: contract['PATCH /projects/current'].body.shape.config.unwrap().shape,
      values: {
        sign_up_enabled: !before.sign_up_enabled,
        credential_enabled: !before.credential_enabled,
        magic_link_enabled: !before.magic_link_enabled,
        passkey_enabled: !before.passkey_enabled,
        client_team_creation_enabled: !before.client_team_creation_enabled,
        client_user_deletion_enabled: !before.client_user_deletion_enabled,
        allow_localhost: !before.allow_localhost,
        create_team_on_sign_up: !before.create_team_on_sign_up,
        oauth_account_merge_strategy: 'allow_duplicates',
        email_config: mailServer,
        domains: [{ domain: 'https://app.example', handler_path: '/auth' }],
        oauth_providers: [
          ...before.oauth_providers,
          {
            id: 'microsoft',
            enabled: true,
            type: 'standard',
            client_id: 'client',
            client_secret: 'secret',
            facebook_config_id: 'facebook',
            microsoft_tenant_id: 'tenant',
          },
        ],
        team_creator_default_permissions: [{ id: '$read_members' }],
        team_member_default_permissions: [{ id: '$invite_members' }],
        user_default_permissions: [{ id: 'granted' }],
      },
      reads: {
        oauth_providers: {
          oauth_providers: expect.arrayContaining([
            ...before.oauth_providers,
            {
              id: 'microsoft',
              enabled: true,
              type: 'standard',
              client_id: 'client',
              client_secret: 'secret',
              facebook_config_id: 'facebook',
              microsoft_tenant_id: 'tenant',
            },
          ]),
        },
      },
      write: async (config) => {
        await send('admin', 'PATCH /projects/current', { config })
        return (await send('admin', 'GET /projects/current')).config
      },
    }
  },

  'PATCH /email-templates/:type': async () => {
    await send('admin', 'PATCH /projects/current', { config: { email_config: mailServer } })
    const link = '{{passwordResetLink}}'
    const content = { html: `<a href="${link}">Reset</a>`, text: link }
    return {
      fields: contract['PATCH /email-templates/:type'].body.shape,
      values: { subject: 'Another subject', content },
      write: async (body) => {
        await send('admin', 'PATCH /email-templates/password_reset', body)
        return send('admin', 'GET /email-templates/password_reset')
      },
    }
  },
}

/** Endpoints without a case, each with the reason. */
const withoutCase: Record<string, string> = {
  'POST /users/me/passkeys': 'needs an authenticator: attacks/passkey/several-passkeys.test.ts',
  'PATCH /users/me/passkeys/:passkey_id': 'the same',
  'POST /auth/oauth/connected-accounts/:provider_id/access-token': 'stores nothing of the body',
  'POST /connected-accounts/:user_id/:provider_id/access-token': 'the same',
  'POST /auth/impersonation/links': 'nothing returns a link again',
  'POST /internal/projects': 'stores the body with the function of PATCH /projects/current',
  'POST /internal/all-projects':
    'creates a project, its owner and its keys: cli/service-url.test.ts',
  'POST /internal/all-projects/:project_id/owners':
    'stores an owner, not a value: security-events/owners.test.ts',
  'PATCH /internal/project-file': 'has its own format: import-export/project-file.test.ts',
}

async function readDefinition(id: string, scope: 'team' | 'project' = 'team'): Promise<Json> {
  const { items } = await send('admin', `GET /${scope}-permission-definitions`)
  return items.find((item: Json) => item.id === id)
}

it.each(Object.keys(cases))('%s stores every field of the contract', async (name) => {
  const create = cases[name]
  if (!create) throw new Error(`No case ${name}.`)
  const { fields, values, reads = {}, write } = await create()
  expect(Object.keys(values).sort()).toEqual(Object.keys(fields).sort())
  const expected = Object.entries(values).map(
    ([field, value]) => reads[field] ?? { [field]: value },
  )
  expect(await write(values)).toMatchObject(Object.assign({}, ...expected))
})

/** Whether an endpoint stores an object whose fields its body has. */
function storesBody([key, { body, status }]: [string, Endpoint]): boolean {
  if (!body || !(key.startsWith('PATCH') || status === 201)) return false
  return !('shape' in body) || Object.keys(body.shape as object).length > 0
}

it('has a case for every endpoint that stores its body', () => {
  const stored = Object.entries<Endpoint>(contract).filter(storesBody)
  const known = [...Object.keys(cases), ...Object.keys(withoutCase)]
  const missing = stored
    .map(([key]) => key)
    .filter((key) => !known.some((name) => name === key || name.startsWith(`${key} `)))
  expect(missing).toEqual([])
})
