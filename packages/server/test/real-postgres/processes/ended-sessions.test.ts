import { expect, it } from 'vitest'
import { authorizationCode, exchange } from '../../browsers/oauth-browser'
import { createPasskey } from '../../browsers/passkey-browser'
import { as, type TestResponse } from '../../harness'
import { page } from '../../test-service'
import { query } from '../query'
import { codesOf, startForChanges } from './start-for-changes'

type Service = Awaited<ReturnType<typeof startForChanges>>

/** A user, and a request that changes how they sign in, or deletes them. */
interface Change {
  id: string
  send: () => Promise<TestResponse>
}

async function signUp({ signUp }: Service) {
  const user = await signUp()
  return { ...user, headers: as('client', user.tokens) }
}

/** Returns a user with an address besides the primary one. */
async function withAddress(service: Service) {
  const user = await signUp(service)
  const body = { user_id: 'me', type: 'email', value: service.newEmail(), used_for_auth: false }
  const channel = await service.must('POST /contact-channels', { headers: user.headers, body })
  return { ...user, path: { user_id: 'me', contact_channel_id: channel.id as string } }
}

const changes: Record<string, (service: Service) => Promise<Change>> = {
  async 'PATCH /users/me'(service) {
    const { id, headers } = await signUp(service)
    const body = { totp_secret_base64: Buffer.from('the secret of a thief').toString('base64') }
    return { id, send: () => service.send('PATCH /users/me', { headers, body }) }
  },
  async 'POST /users/me/recovery-codes'(service) {
    const { id, headers, tokens } = await signUp(service)
    await service.addTotp(tokens)
    return { id, send: () => service.send('POST /users/me/recovery-codes', { headers }) }
  },
  async 'POST /contact-channels'(service) {
    const { id, headers } = await signUp(service)
    const body = { user_id: 'me', type: 'email', value: service.newEmail(), used_for_auth: true }
    return { id, send: () => service.send('POST /contact-channels', { headers, body }) }
  },
  async 'PATCH /contact-channels/:user_id/:contact_channel_id'(service) {
    const { id, headers, path } = await withAddress(service)
    const key = 'PATCH /contact-channels/:user_id/:contact_channel_id'
    return { id, send: () => service.send(key, { headers, path, body: { used_for_auth: true } }) }
  },
  async 'DELETE /contact-channels/:user_id/:contact_channel_id'(service) {
    const { id, headers, path } = await withAddress(service)
    const key = 'DELETE /contact-channels/:user_id/:contact_channel_id'
    return { id, send: () => service.send(key, { headers, path }) }
  },
  async 'DELETE /users/me/passkeys/:passkey_id'(service) {
    const { id, headers } = await signUp(service)
    const { request } = await createPasskey(service, headers)
    const passkey = await service.must('POST /users/me/passkeys', request)
    const path = { passkey_id: passkey.id as string }
    return {
      id,
      send: () => service.send('DELETE /users/me/passkeys/:passkey_id', { headers, path }),
    }
  },
  async 'DELETE /users/me/connected-accounts/:provider_id'(service) {
    const { id, tokens, headers } = await signUp(service)
    const email = service.newEmail()
    const code = await authorizationCode(service.call, email, {
      type: 'link',
      token: tokens.access,
    })
    await service.must('POST /auth/oauth/token', exchange(code))
    const request = { headers, path: { provider_id: 'google' }, query: { account_id: email } }
    const key = 'DELETE /users/me/connected-accounts/:provider_id'
    return { id, send: () => service.send(key, request) }
  },
  async 'POST /auth/password/update'(service) {
    const { id, headers, password } = await signUp(service)
    const body = { old_password: password, new_password: 'known to a thief' }
    return { id, send: () => service.send('POST /auth/password/update', { headers, body }) }
  },
  async 'POST /team-invitations/send-code'(service) {
    const { owner, headers, id: team_id } = await service.team()
    const body = { team_id, email: service.newEmail(), callback_url: page }
    return {
      id: owner.id,
      send: () => service.send('POST /team-invitations/send-code', { headers, body }),
    }
  },
  async 'POST /team-invitations/:id/link'(service) {
    const { owner, headers, id: team_id } = await service.team()
    const invitation = { team_id, email: service.newEmail(), callback_url: page }
    const { id } = await service.must('POST /team-invitations/send-code', {
      headers,
      body: invitation,
    })
    const request = { headers, path: { id }, body: { team_id, callback_url: page } }
    return {
      id: owner.id,
      send: () => service.send('POST /team-invitations/:id/link', request),
    }
  },
  async 'DELETE /users/me'(service) {
    const { id, headers } = await signUp(service)
    return { id, send: () => service.send('DELETE /users/me', { headers }) }
  },
}

it('changes no sign-in method and invites no member for a session that is being ended', async () => {
  const service = await startForChanges()
  await service.configure({ client_user_deletion_enabled: true })
  const outcomes: Record<string, unknown> = {}
  for (const [key, prepare] of Object.entries(changes)) {
    const { id, send } = await prepare(service)
    const response = await service.whileSessionsEnd(id, send)
    outcomes[key] = codesOf([response])[0]
  }
  const expired = Object.keys(changes).map((key) => [key, 'ACCESS_TOKEN_EXPIRED'])
  expect(outcomes).toEqual(Object.fromEntries(expired))
})

it('begins no session of a program beside one that is being ended', async () => {
  const service = await startForChanges()
  const { id, tokens } = await service.signUp()
  const { login_code, polling_code } = await service.must('POST /auth/cli', { body: {} })
  const body = { login_code, refresh_token: tokens.refresh }
  const completed = await service.whileSessionsEnd(id, () =>
    service.send('POST /auth/cli/complete', { body }),
  )
  // By contract, the program then gets a refresh token that is invalid.
  const { refresh_token } = await service.must('POST /auth/cli/poll', { body: { polling_code } })
  const sessions = await query(service.databaseUrl, `select from sessions where user_id = '${id}'`)
  expect([completed.status, typeof refresh_token, sessions]).toEqual([200, 'string', []])
})
