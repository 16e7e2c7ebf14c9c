import { crowdPassword, toCrowdEmail, toCrowdTeamId, toCrowdUserId } from '../test/crowd'
import { as, demo } from '../test/harness'
import type { LoadRequest } from './load'

/** A user operation, and the bare route it is compared with. */
export interface Case {
  name: string
  floor: 'me' | 'password'
  /** Required results at 16 connections. */
  marks?: Partial<Record<'Postgres' | 'PGlite', Marks>>
  requests(accounts: SignedIn[]): LoadRequest[]
}

/** Minimum and maximum values. */
export interface Marks {
  /** Relative to the rate of the floor. */
  share?: number
  /** Responses per second on two cores that also run the load generator. */
  rate?: number
  p99Ms?: number
}

/** A member of the crowd with a session. */
export interface SignedIn {
  access: string
  refresh: string
}

const json = { 'content-type': 'application/json' }

/** Returns a password sign-in of a generated user. */
export function toSignIn(number: number): LoadRequest & { path: string; body: string } {
  return {
    method: 'POST',
    path: '/api/v1/auth/password/sign-in',
    headers: { ...json, ...as('client') },
    body: JSON.stringify({ email: toCrowdEmail(number), password: crowdPassword }),
  }
}

/** Returns a read of the own user. */
export function toReadMe(user: SignedIn): LoadRequest {
  return { method: 'GET', path: '/api/v1/users/me', headers: as('client', user) }
}

/** Returns a refresh of a session as our SDK and the published clients send it. */
export function toRefresh(user: SignedIn): LoadRequest {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: user.refresh,
    client_id: demo.id,
    client_secret: demo.client,
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path: '/api/v1/auth/oauth/token', headers, body: body.toString() }
}

function list(query: string): LoadRequest[] {
  return [{ method: 'GET', path: `/api/v1/users?limit=20${query}`, headers: as('server') }]
}

/** Lists the measured cases. */
export function listCases(users: number): Case[] {
  return [
    {
      name: 'GET /users/me',
      floor: 'me',
      marks: { Postgres: { share: 0.56, rate: 3000 }, PGlite: { share: 0.56, rate: 1500 } },
      requests: (accounts) => accounts.map(toReadMe),
    },
    {
      name: 'refresh',
      floor: 'me',
      marks: { Postgres: { share: 0.5, rate: 1200 }, PGlite: { share: 0.5, rate: 500 } },
      requests: (accounts) => accounts.map(toRefresh),
    },
    {
      name: 'password sign-in',
      floor: 'password',
      marks: { Postgres: { share: 0.85, rate: 100, p99Ms: 250 }, PGlite: { rate: 45 } },
      requests: (accounts) => accounts.map((_, index) => toSignIn(index + 1)),
    },
    {
      name: 'password sign-up',
      floor: 'password',
      requests: () => [
        {
          method: 'POST',
          path: '/api/v1/auth/password/sign-up',
          headers: { ...json, ...as('client') },
          body: JSON.stringify({
            email: 'new[<id>]@example.com',
            password: crowdPassword,
            verification_callback_url: 'http://localhost:3000/verify',
          }),
        },
      ],
    },
    { name: 'users, first page', floor: 'me', requests: () => list('') },
    {
      name: 'users, middle page',
      floor: 'me',
      requests: () => list(`&cursor=${toCrowdUserId(users / 2)}`),
    },
    { name: 'users, search', floor: 'me', requests: () => list(`&query=wd${users - 1}@`) },
    {
      name: 'users, search by a letter without matches',
      floor: 'me',
      requests: () => list('&query=q'),
    },
    {
      name: 'users, search by a letter that all match',
      floor: 'me',
      requests: () => list('&query=e'),
    },
    { name: 'users of a team', floor: 'me', requests: () => list(`&team_id=${toCrowdTeamId(7)}`) },
  ]
}
