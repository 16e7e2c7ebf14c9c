import { contract, type EndpointKey } from '@app/contract'
import { beforeAll, expect, it } from 'vitest'
import type { limits } from '../../src/http/limits/limits'
import { authorization } from '../browsers/oauth-browser'
import { as } from '../harness'
import type { EndpointRequest } from '../requests'
import { page } from '../test-service'
import { watchQueries } from '../watch-queries'
import { createLimitedService, type LimitedService } from './limited-service'
import { wrongCodes } from './wrong-codes'

type Kind = keyof typeof limits

interface Row {
  counts: Kind[]
  /** @default an empty body */
  request?: (service: LimitedService) => EndpointRequest | Promise<EndpointRequest>
}

const password: Kind[] = ['signIn', 'signInFromAddress', 'signInAnywhere']
const message: Kind[] = [
  'mailSoonBetween',
  'mailBetween',
  'mailFromAddress',
  'mailFromAccount',
  'mail',
]
const create: Kind[] = ['create', 'createFromAddress']

const email = 'ada@example.com'
const emailed = { email, callback_url: page }
const ofChannel = { path: { user_id: 'me' }, body: { value: 'grace@example.com' } }

/** Limits of each endpoint that guesses, sends, creates or is announced, for a signed-in user. */
const limited: Partial<Record<EndpointKey, Row>> = {
  ...Object.fromEntries(
    Object.entries(wrongCodes).map(([key, body]) => [
      key,
      { counts: ['code'], request: () => ({ body }) },
    ]),
  ),
  'POST /auth/mfa/sign-in': {
    counts: ['code', 'secondFactor', 'secondFactorAnywhere'],
    request: async (service) => (await service.mfaAttempt()).request(),
  },
  'POST /auth/password/sign-in': {
    counts: password,
    request: () => ({ body: { email, password: 'a guess' } }),
  },
  'POST /auth/password/update': {
    counts: password,
    request: () => ({ body: { old_password: 'a guess', new_password: 'correct horse' } }),
  },
  'POST /auth/password/send-reset-code': { counts: message, request: () => ({ body: emailed }) },
  'POST /auth/otp/send-sign-in-code': { counts: message, request: () => ({ body: emailed }) },
  'POST /team-invitations/send-code': {
    counts: message,
    request: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, body: { ...emailed, team_id: id } }
    },
  },
  'POST /team-invitations/:id/resend': {
    counts: message,
    request: async ({ team, must }) => {
      const { id: team_id, headers } = await team()
      const body = { email: 'hopper@example.com', callback_url: page, team_id }
      const sent = { headers: as('server'), body }
      const { id } = await must('POST /team-invitations/send-code', sent)
      return { headers, path: { id }, body: { team_id } }
    },
  },
  'POST /contact-channels/send-verification-code': {
    counts: message,
    request: async ({ signUp }) => {
      const { email, tokens } = await signUp()
      return { headers: as('client', tokens), body: { ...emailed, email } }
    },
  },
  'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code': {
    counts: message,
    request: async ({ must, signedIn }) => {
      const headers = await signedIn()
      const { items } = await must('GET /contact-channels', { headers, query: { user_id: 'me' } })
      const path = { user_id: 'me', contact_channel_id: items[0].id as string }
      return { headers, path, body: { callback_url: page } }
    },
  },
  'POST /auth/password/sign-up': {
    counts: ['signUp', 'signUpAgain'],
    request: () => ({
      body: { email, password: 'correct horse', verification_callback_url: page },
    }),
  },
  'POST /auth/anonymous/sign-up': { counts: ['signUp'] },
  'POST /auth/cli': { counts: ['begin'] },
  'POST /auth/passkey/initiate-passkey-authentication': { counts: ['begin'] },
  'GET /auth/oauth/authorize/:provider_id': {
    counts: ['begin'],
    request: async () => ({ path: { provider_id: 'google' }, query: await authorization() }),
  },
  'POST /auth/passkey/initiate-passkey-registration': { counts: create },
  'POST /auth/password/set': {
    counts: create,
    request: () => ({ body: { password: 'correct horse' } }),
  },
  'POST /users/me/recovery-codes': { counts: create },
  'POST /team-invitations/:id/link': {
    counts: create,
    request: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, body: { team_id: id, callback_url: page } }
    },
  },
  'POST /teams': { counts: create, request: () => ({ body: { display_name: 'Crew' } }) },
  'POST /contact-channels': {
    counts: create,
    request: () => ({
      body: { user_id: 'me', value: email, type: 'email', used_for_auth: false },
    }),
  },
  'PATCH /contact-channels/:user_id/:contact_channel_id': {
    counts: create,
    request: () => ofChannel,
  },
  'POST /internal/projects': {
    counts: create,
    request: async ({ owner }) => ({
      headers: (await owner()).headers,
      body: { display_name: 'New' },
    }),
  },
  'PATCH /users/me': { counts: ['change'] },
  'PATCH /teams/:team_id': {
    counts: ['change'],
    request: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, path: { team_id: id }, body: {} }
    },
  },
  'PATCH /team-members/:team_id/:user_id': {
    counts: ['change'],
    request: async ({ team }) => {
      const { id, owner, headers } = await team()
      const path = { team_id: id, user_id: owner.id }
      return { headers, path, body: { permission_ids: ['admin'] } }
    },
  },
}

/** Other endpoints that clients write to, and why they are not limited. */
const unlimited: Partial<Record<EndpointKey, string>> = {
  'POST /auth/oauth/token':
    'codes and tokens that cannot be guessed; backends send those of all users',
  'POST /auth/oauth/callback/:provider_id':
    'a state that cannot be guessed, of a sign-in that counted',
  'POST /auth/sessions/current/refresh':
    'a token that cannot be guessed; no session ends by a limit',
  'POST /auth/sessions/current/reauthenticate':
    'a token that cannot be guessed, of a sign-in that counted',
  'POST /auth/cli/poll': 'a code that cannot be guessed; programs ask for hours',
  'POST /auth/oauth/connected-accounts/:provider_id/access-token': 'reads of an own account',
  'POST /connected-accounts/:user_id/:provider_id/access-token': 'reads of an own account',
  'PATCH /users/me/passkeys/:passkey_id': 'changes in place, without a webhook',
  'PATCH /team-member-profiles/:team_id/:user_id': 'changes in place, without a webhook',
  'POST /check-feature-support': 'nothing is kept',
  'POST /check-version': 'nothing is kept',
}

let service: LimitedService
beforeAll(async () => {
  service = await createLimitedService()
  return () => service.server.close()
})

/** Returns the kinds of limits that count a request, in order. */
async function countedBy(key: EndpointKey, request: EndpointRequest): Promise<string[]> {
  const watched = watchQueries()
  await service.send(key, request)
  const keys = watched.end().flatMap((statement) => {
    const { text = '', values = [] } = Object(statement)
    return text.includes('INSERT INTO "rate_limits"') ? String(values[0]).split(':')[0] : []
  })
  return [...new Set(keys as string[])]
}

it('every endpoint is listed with what it counts, or why it does not', () => {
  const written = (Object.keys(contract) as EndpointKey[]).filter((key) => {
    const { access } = contract[key]
    const isForClients = access === 'none' || (access as readonly string[]).includes('client')
    return isForClients && !/^(GET|DELETE) /.test(key)
  })
  const thoughtOf = [...Object.keys(limited), ...Object.keys(unlimited)]
  expect(thoughtOf.filter((key) => !key.startsWith('GET ')).sort()).toEqual(written.sort())
})

it.each(Object.entries(limited) as [EndpointKey, Row][])('%s is counted', async (key, row) => {
  const { headers, ...request } = (await row.request?.(service)) ?? { body: {} }
  const asUser = headers ?? (await service.signedIn())
  await service.idle()
  expect(await countedBy(key, { ...request, headers: asUser })).toEqual(row.counts)
})
