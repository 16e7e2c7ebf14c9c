import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeBack, signInAtProvider } from '../browsers/oauth-browser'
import { as, type TestResponse } from '../harness'
import { presentedCodes } from '../presented-codes'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Number of concurrent requests. */
const redemptions = 50

/** A credential that works once. */
interface SingleUse {
  /** Creates a new one, and returns how it is redeemed. */
  prepare(service: TestService): Promise<() => Promise<TestResponse>>
  /** @default any 2xx */
  isSuccess?(response: TestResponse): boolean
  /** Responses to all other requests: a known error, or the body or status of another response. */
  refusals: unknown[]
}

const codes = Object.entries(presentedCodes).map(([type, { key, present }]) => {
  const thing: SingleUse = {
    prepare: async (service) => {
      const request = await present(service)
      return () => service.send(key, request)
    },
    // Each redemption counts as an attempt, too.
    refusals: ['VERIFICATION_CODE_ALREADY_USED', 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'],
  }
  return [`a code of the kind ${type}`, thing] as const
})

const things: Record<string, SingleUse> = {
  ...Object.fromEntries(codes),
  'a way back from a provider': {
    prepare: async ({ call, newEmail }) => {
      const returned = await signInAtProvider(call, newEmail())
      return () => comeBack(call, returned)
    },
    isSuccess: ({ status }) => status === 307,
    refusals: [400],
  },
  'a login code of a command line program': {
    prepare: async ({ must, send, signUp }) => {
      const { tokens } = await signUp()
      const { login_code } = await must('POST /auth/cli', { body: {} })
      const body = { login_code, refresh_token: tokens.refresh }
      return () => send('POST /auth/cli/complete', { body })
    },
    refusals: [400],
  },
  'a refresh token for a command line program': {
    prepare: async ({ must, send, signUp }) => {
      const { tokens } = await signUp()
      const { login_code, polling_code } = await must('POST /auth/cli', { body: {} })
      const body = { login_code, refresh_token: tokens.refresh }
      await must('POST /auth/cli/complete', { body })
      return () => send('POST /auth/cli/poll', { body: { polling_code } })
    },
    isSuccess: ({ body }) => body.status === 'success',
    refusals: ['used'],
  },
  'the place of the first password': {
    prepare: async ({ verifiedUser, send }) => {
      const headers = as('client', (await verifiedUser()).tokens)
      return () => send('POST /auth/password/set', { headers, body: { password: 'a password' } })
    },
    refusals: [400],
  },
  'a new address': {
    prepare: async ({ newEmail, send }) => {
      const verification_callback_url = 'http://localhost:3000/verify'
      const body = { email: newEmail(), password: 'a password', verification_callback_url }
      return () => send('POST /auth/password/sign-up', { body })
    },
    refusals: ['USER_EMAIL_ALREADY_EXISTS'],
  },
  'the place of a member in a team': {
    prepare: async ({ team, signUp, send }) => {
      const path = { team_id: (await team()).id, user_id: (await signUp()).id }
      const request = { headers: as('server'), path, body: {} }
      return () => send('POST /team-memberships/:team_id/:user_id', request)
    },
    refusals: ['TEAM_MEMBERSHIP_ALREADY_EXISTS'],
  },
}

it.each(Object.keys(things))('%s works for one of fifty concurrent requests', async (name) => {
  const { prepare, isSuccess = ({ status }) => status < 300, refusals } = things[name] as SingleUse
  const redeem = await prepare(service)
  const responses = await Promise.all(Array.from({ length: redemptions }, redeem))
  const others = responses.filter((response) => !isSuccess(response))
  expect(others).toHaveLength(redemptions - 1)
  const outcomes = others.map(({ status, body }) => body.code ?? body.status ?? status)
  expect(refusals).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  expect(isSuccess(await redeem())).toBe(false)
})
