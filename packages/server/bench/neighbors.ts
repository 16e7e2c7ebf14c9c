import { hashSync } from '@node-rs/bcrypt'
import autocannon from 'autocannon'
import { toCrowdUserId } from '../test/crowd'
import { as, asInternalClient } from '../test/harness'
import { toSignIn } from './cases'
import { fire, type LoadRequest, runIn } from './load'
import type { BenchDatabase } from './places'
import { startServices } from './programs'
import type { Report } from './report'

/** A project that floods the service with the maximum number of concurrent sign-ins. */
const flooding = { ordinary: 64, expensive: 6 }

/** Its neighbor: ten sign-ins per second. */
const neighborly = { connections: 2, seconds: 10, rate: 10 }

/** Maximum factor by which the flood may slow a sign-in. */
const mostTimes = 8

const key = 'pck_neighbor_neighbor_neighbor_neighbor_neighbor'
const neighbor = asInternalClient({ publishableClientKey: key })
const json = { 'content-type': 'application/json' }

/** Maximum number of bcrypt rounds that the API accepts. */
const expensiveHash = hashSync('another password', { cost: 13 })

/**
 * Measures the latency of sign-ins in one project while another one floods the service, with our
 * own hashes and with the most expensive imported ones.
 */
export async function measureNeighbors(database: BenchDatabase, report: Report): Promise<void> {
  const [service] = await startServices(1, {
    ...database.env,
    APP_INTERNAL_PUBLISHABLE_CLIENT_KEY: key,
  })
  if (!service) return
  const { url } = service
  const signIn = [await signUpNeighbor(url)]
  await runIn({ url, requests: signIn })
  const alone = await fire(url, signIn, neighborly)
  report.atMost(`${database.name}: sign-in of a project alone, p50`, alone.p50Ms, undefined, 'ms')
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
    const name = `${database.name}: sign-in of a project beside ${connections} ${kind}`
    report.atMost(`${name}, p50`, beside.p50Ms / alone.p50Ms, mostTimes, 'times as long')
    report.atMost(`${name}, p99`, beside.p99Ms, undefined, 'ms')
  }
  await service.stop()
}

async function send(url: string, method: string, headers: object, body: object): Promise<void> {
  const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) }
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}.`)
}

/** Creates a user of the project `internal`, the neighbor. */
async function signUpNeighbor(url: string): Promise<LoadRequest> {
  const body = { email: 'neighbor@example.com', password: 'a password of the neighbor' }
  const verification = { verification_callback_url: 'http://localhost/verify' }
  await send(`${url}/api/v1/auth/password/sign-up`, 'POST', neighbor, { ...body, ...verification })
  const path = '/api/v1/auth/password/sign-in'
  return { method: 'POST', path, headers: { ...json, ...neighbor }, body: JSON.stringify(body) }
}

/** Gives a user the most expensive hash. A wrong password does not replace it. */
async function makeExpensive(url: string): Promise<LoadRequest> {
  const member = 101
  const user = `${url}/api/v1/users/${toCrowdUserId(member)}`
  await send(user, 'PATCH', as('server'), { password_hash: expensiveHash })
  return toSignIn(member)
}

/** Keeps connections busy, ignoring the responses. */
async function flood(url: string, requests: readonly LoadRequest[], connections: number) {
  const pressure = { connections, duration: neighborly.seconds, timeout: 60 }
  await autocannon({ url, ...pressure, requests: [...requests] })
}
