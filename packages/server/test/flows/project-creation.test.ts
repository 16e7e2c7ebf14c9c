import { expect, it } from 'vitest'
import { startFlow } from './flow'

it('creates a project, gives it keys, and lets an app use it', async () => {
  const { openBrowser, must, send, now } = await startFlow()
  const owner = openBrowser('internal')
  const request = { body: { display_name: 'Shop', description: 'Sells horses' } }
  expect(await owner.refusal('POST /internal/projects', request)).toBe(
    'USER_AUTHENTICATION_REQUIRED',
  )
  await owner.signUp('owner@example.com')
  const project = await owner.ask('POST /internal/projects', request)
  expect(project).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    display_name: 'Shop',
    description: 'Sells horses',
    user_count: 0,
    is_production_mode: false,
    config: {
      allow_localhost: true,
      sign_up_enabled: true,
      credential_enabled: true,
      magic_link_enabled: false,
      passkey_enabled: false,
      team_creator_default_permissions: [{ id: 'admin' }],
      team_member_default_permissions: [{ id: 'member' }],
      user_default_permissions: [],
      email_config: { type: 'shared' },
      oauth_account_merge_strategy: 'link_method',
      domains: [],
      oauth_providers: [],
    },
  })
  expect((await owner.ask('GET /internal/projects')).items).toEqual([project])

  const asOwner = {
    'x-stack-project-id': project.id,
    'x-stack-access-type': 'admin',
    'x-stack-admin-access-token': owner.session().access_token,
    // The library sends these empty.
    'x-stack-secret-server-key': '',
    'x-stack-super-secret-admin-key': '',
  }
  const keys = await must('POST /internal/api-keys', {
    headers: asOwner,
    body: {
      description: 'First',
      expires_at_millis: now() + 60_000,
      has_publishable_client_key: true,
      has_secret_server_key: true,
      has_super_secret_admin_key: false,
    },
  })
  expect(keys.publishable_client_key).toMatch(/^pck_[0-9a-hjkmnp-tv-z]{45}$/)
  expect(keys.secret_server_key).toMatch(/^ssk_[0-9a-hjkmnp-tv-z]{45}$/)
  expect(keys).not.toHaveProperty('super_secret_admin_key')
  const { items } = await must('GET /internal/api-keys', { headers: asOwner })
  expect(items[0].publishable_client_key).toEqual({
    last_four: keys.publishable_client_key.slice(-4),
  })

  const asApp = {
    'x-stack-project-id': project.id,
    'x-stack-access-type': 'client',
    'x-stack-publishable-client-key': keys.publishable_client_key,
  }
  await must('POST /auth/password/sign-up', {
    headers: asApp,
    body: {
      email: 'customer@example.com',
      password: 'correct horse',
      verification_callback_url: 'http://localhost:5000/verify',
    },
  })
  expect((await must('GET /projects/current', { headers: asOwner })).user_count).toBe(1)

  const path = { api_key_id: keys.id }
  const body = { revoked: true }
  await must('PATCH /internal/api-keys/:api_key_id', { headers: asOwner, path, body })
  expect((await send('GET /projects/current', { headers: asApp })).body.code).toBe(
    'INVALID_PUBLISHABLE_CLIENT_KEY',
  )
  await must('DELETE /projects/current', { headers: asOwner })
  expect((await owner.ask('GET /internal/projects')).items).toEqual([])
  expect((await send('GET /projects/current', { headers: asOwner })).body.code).toBe(
    'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
  )
})
