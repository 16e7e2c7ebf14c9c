import type { RevokingEvent } from '../../src/sessions/revocation'
import { createPasskey } from '../browsers/passkey-browser'
import { as } from '../harness'
import { page, providers, type TestService } from '../test-service'
import type { listMethods, Subject } from './subject'

type Methods = NonNullable<Awaited<ReturnType<typeof listMethods>>>
type Step = (service: TestService, subject: Subject) => Promise<unknown>

/** Request that causes an event of the table. */
export interface Case {
  /** The subject has no password. */
  hasPassword?: false
  /** Prepares the event, and revokes nothing by itself. */
  before?: Step
  happen: Step
  /** Undoes the change, so that only a revoked code is still unknown. */
  restore?: Step
  /** Sign-in methods that the change itself replaces. */
  methods?: Partial<Methods>
  /** Rows that the change itself deletes. */
  ends?: { own?: true; other?: true; authorization?: true; codes?: true }
}

const server = as('server')
const secret = Buffer.from('another secret 12345').toString('base64')
const newPassword = 'the new password'

const patchChannel =
  (body: object, headersOf: (subject: Subject) => Record<string, string> = () => server): Step =>
  ({ must }, subject) =>
    must('PATCH /contact-channels/:user_id/:contact_channel_id', {
      headers: headersOf(subject),
      path: { user_id: subject.id, contact_channel_id: subject.channelId },
      body,
    })

const byOwner = ({ headers }: Subject) => headers

const patchByApp =
  (body: object): Step =>
  ({ must }, { id }) =>
    must('PATCH /users/:user_id', { headers: server, path: { user_id: id }, body })

const patchByOwner =
  (body: object): Step =>
  ({ must }, { headers }) =>
    must('PATCH /users/me', { headers, body })

const configure =
  (config: Record<string, unknown>): Step =>
  (service) =>
    service.configure(config)

/** Turns something of the project off, and on again. */
const closing = (name: string): Case => ({
  happen: configure({ [name]: false }),
  restore: configure({ [name]: true }),
})

const unverifyFurther: Step = ({ must }, { id, further }) =>
  must('PATCH /contact-channels/:user_id/:contact_channel_id', {
    headers: server,
    path: { user_id: id, contact_channel_id: further.channelId },
    body: { is_verified: false },
  })

/** Resets the password by a further email; four were sent before. */
const reset: Step = async ({ must, codeEmailedTo }, { email }) => {
  await must('POST /auth/password/send-reset-code', { body: { email, callback_url: page } })
  const body = { code: await codeEmailedTo(email, 4), password: newPassword }
  await must('POST /auth/password/reset', { body })
}

const permission = ({ teamId, id }: Subject) => ({
  headers: server,
  path: { team_id: teamId, user_id: id, permission_id: 'admin' },
})
const grant: Step = ({ must }, subject) =>
  must('POST /team-permissions/:team_id/:user_id/:permission_id', {
    ...permission(subject),
    body: {},
  })
const member = ({ teamId, id }: Subject) => ({ team_id: teamId, user_id: id })

/** A case for each event. Those without one do not compile, and fail the test. */
export const cases: Record<Exclude<RevokingEvent, 'sessions.ended'>, Case> = {
  'address.removed': {
    happen: ({ must }, { id, channelId, headers }) =>
      must('DELETE /contact-channels/:user_id/:contact_channel_id', {
        headers,
        path: { user_id: id, contact_channel_id: channelId },
      }),
    restore: ({ must }, { id, email: value }) =>
      must('POST /contact-channels', {
        headers: server,
        body: { user_id: id, value, type: 'email', used_for_auth: true, is_verified: true },
      }),
  },
  'address.changed': {
    happen: patchChannel({ value: 'changed@example.com' }, byOwner),
    restore: (service, subject) =>
      patchChannel({ value: subject.email, is_verified: true })(service, subject),
  },
  'address.taken': {
    before: patchChannel({ is_verified: false }),
    happen: reset,
    restore: async (service, subject) => {
      const query = { query: subject.email }
      const { items } = await service.must('GET /users', { headers: server, query })
      const [newUser] = items.filter(({ id }: { id: string }) => id !== subject.id)
      const path = { user_id: newUser.id }
      await service.must('DELETE /users/:user_id', { headers: server, path })
      await patchChannel({ used_for_auth: true, is_verified: true })(service, subject)
    },
  },
  'address.sign_in_disabled': {
    happen: patchChannel({ used_for_auth: false }, byOwner),
    restore: patchChannel({ used_for_auth: true }),
  },
  'password.changed': {
    happen: ({ must }, { headers }) =>
      must('POST /auth/password/update', {
        headers,
        body: { old_password: 'the old password', new_password: newPassword },
      }),
  },
  'password.set': {
    hasPassword: false,
    happen: ({ must }, { headers }) =>
      must('POST /auth/password/set', { headers, body: { password: newPassword } }),
    methods: { password: true },
  },
  'password.replaced': { happen: patchByApp({ password: newPassword }) },
  'password.reset': { happen: reset },
  'password.removed': { happen: patchByApp({ password: null }), methods: { password: false } },
  'sign_in_codes.disabled': {
    happen: patchByApp({ otp_auth_enabled: false }),
    methods: { code: false },
  },
  'second_factor.enabled': { happen: patchByOwner({ totp_secret_base64: secret }) },
  'second_factor.disabled': {
    happen: patchByOwner({ totp_secret_base64: null }),
    methods: { totp: false },
  },
  'recovery_codes.created': {
    happen: (service, { headers }) => {
      service.pass(1000)
      return service.must('POST /users/me/recovery-codes', { headers })
    },
  },
  'passkey.added': {
    happen: async (service, { headers }) => {
      const { request } = await createPasskey(service, headers)
      await service.must('POST /auth/passkey/register', request)
    },
  },
  'passkey.removed': {
    happen: patchByOwner({ passkey_auth_enabled: false }),
    methods: { passkey: false },
  },
  'connected_account.removed': {
    happen: async ({ must }, { headers }) => {
      const { items } = await must('GET /users/me/connected-accounts', { headers })
      for (const { provider_id, account_id } of items) {
        await must('DELETE /users/me/connected-accounts/:provider_id', {
          headers,
          path: { provider_id },
          query: { account_id },
        })
      }
    },
    methods: { providers: 0 },
  },
  'session.ended': {
    happen: ({ must }, { headers }) => must('DELETE /auth/sessions/current', { headers }),
    ends: { own: true },
  },
  'user.banned': {
    happen: patchByApp({ ban: {} }),
    restore: patchByApp({ ban: null }),
  },
  'user.deleted': {
    happen: ({ must }, { id }) =>
      must('DELETE /users/:user_id', { headers: server, path: { user_id: id } }),
    ends: { own: true, other: true, authorization: true, codes: true },
  },
  'account.taken': {
    // Where a password could be reset, a row for that would be added.
    before: async (service, subject) => {
      await patchChannel({ is_verified: false })(service, subject)
      await unverifyFurther(service, subject)
      await service.configure({ credential_enabled: false })
    },
    happen: async ({ must, emailedSignInCode }, { email }) => {
      const { code } = await emailedSignInCode(email, 4)
      await must('POST /auth/otp/sign-in', { body: { code } })
    },
    restore: configure({ credential_enabled: true }),
  },
  'member.removed': {
    happen: ({ must }, subject) =>
      must('DELETE /team-memberships/:team_id/:user_id', {
        headers: subject.headers,
        path: member(subject),
      }),
    restore: async (service, subject) => {
      await service.must('POST /team-memberships/:team_id/:user_id', {
        headers: server,
        path: member(subject),
        body: {},
      })
      await grant(service, subject)
    },
  },
  'member.can_no_longer_invite': {
    happen: ({ must }, subject) =>
      must('DELETE /team-permissions/:team_id/:user_id/:permission_id', permission(subject)),
    restore: grant,
  },
  'passwords.closed': closing('credential_enabled'),
  'sign_in_codes.closed': closing('magic_link_enabled'),
  'passkeys.closed': closing('passkey_enabled'),
  'provider.closed': {
    happen: configure({
      oauth_providers: providers.map((one) => ({ ...one, enabled: one.id !== 'google' })),
    }),
    restore: configure({ oauth_providers: providers }),
  },
  'sign_up.closed': closing('sign_up_enabled'),
}
