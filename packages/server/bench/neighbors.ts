import { hashSync } from '@node-rs/bcrypt'
import autocannon from 'autocannon'
import { toCrowdUserId } from '../test/crowd'
import { as, asInternalClient } from '../test/harness'
import { toSignIn } from './cases'
import { fire, type LoadRequest, runIn } from './load'
import type { Place } from './places'
import { startServices } from './programs'
import type { Report } from './report'

/** A project that floods the service: as many sign-ins at once as it may let wait. */
const flooding = { ordinary: 64, expensive: 6 }

/** Its neighbor: a sign-in every tenth of a second. */
const neighborly = { connections: 2, seconds: 10, rate: 10 }

/** How many times as long a sign-in may take beside the flood of another project. */
const mostTimes = 8

const key = 'pck_neighbor_neighbor_neighbor_neighbor_neighbor'
const neighbor = asInternalClient({ publishableClientKey: key })
const json = { 'content-type': 'application/json' }

/** Most rounds of bcrypt that a server key may ask for. */
const expensiveHash = hashSync('another password', { cost: 13 })

/**
 * Measures how long a sign-in takes in one project while another signs in as much as it can: with
 * hashes of our own, and with the most expensive ones that it may have.
 */
export async function measureNeighbors(place: Place, report: Report): Promise<void> {
  const [service] = await startServices(1, {
    ...place.env,
    APP_INTERNAL_PUBLISHABLE_CLIENT_KEY: key,
  })
  if (!service) return
  const { url } = service
  const signIn = [await signUpNeighbor(url)]
  await runIn({ url, requests: signIn })
  const alone = await fire(url, signIn, neighborly)
  report.atMost(`${place.name}: sign-in of a project alone, p50`, alone.p50Ms, undefined, 'ms')
  const crowd = Array.from({ length: 100 }, (_, index) => toSignIn(index + 1))
  const expensive = [await makeExpensive(url)]
  for (const [kind, requests, connections] of [
    ['sign-ins of another', crowd, flooding.ordinary],
    ['sign-ins of another by bcrypt', expensive, flooding.expensive],
  ] as const) {
    const [beside] = await Promise.all([
      fire(url, signIn, neighborly),
      flood(url, requests, connections),
    ])
    const name = `${place.name}: sign-in of a project beside ${connections} ${kind}`
    report.atMost(`${name}, p50`, beside.p50Ms / alone.p50Ms, mostTimes, 'times as long')
    report.atMost(`${name}, p99`, beside.p99Ms, undefined, 'ms')
  }
  await service.stop()
}

async function send(url: string, method: string, headers: object, body: object): Promise<void> {
  const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) }
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}.`)
}

/** Makes the one user of the project `internal`, who has a neighbor. */
async function signUpNeighbor(url: string): Promise<LoadRequest> {
  const body = { email: 'neighbor@example.com', password: 'a password of the neighbor' }
  const verification = { verification_callback_url: 'http://localhost/verify' }
  await send(`${url}/api/v1/auth/password/sign-up`, 'POST', neighbor, { ...body, ...verification })
  const path = '/api/v1/auth/password/sign-in'
  return { method: 'POST', path, headers: { ...json, ...neighbor }, body: JSON.stringify(body) }
}

/** Gives a member of the crowd the most expensive hash. A wrong password is compared, and keeps it. */
async function makeExpensive(url: string): Promise<LoadRequest> {
  const member = 101
  const user = `${url}/api/v1/users/${toCrowdUserId(member)}`
  await send(user, 'PATCH', as('server'), { password_hash: expensiveHash })
  return toSignIn(member)
}

/** Keeps connections busy; whatever is answered. */
async function flood(url: string, requests: readonly LoadRequest[], connections: number) {
  const pressure = { connections, duration: neighborly.seconds, timeout: 60 }
  await autocannon({ url, ...pressure, requests: [...requests] })
}
