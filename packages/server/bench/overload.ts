import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { toReadMe, toSignIn } from './cases'
import { fire, type LoadRequest } from './load'
import { watchMemory } from './memory'
import { type Place, signIn } from './places'
import { startServices } from './programs'
import type { Report } from './report'

/** Sign-ins a second that are offered: ten times what must be reached. */
const offered: Record<Place['name'], number> = { Postgres: 1000, PGlite: 450 }

/** People who try at once, more than may wait to be hashed, and how long. */
const connections = 1000
const seconds = 20

/** After this the service is as it was. */
const recoverySeconds = 5

/** What an overloaded service may grow by, in MB: requests that wait, and buffers. */
const growthMb = 200

/** Offers ten times of what is reached, and looks at the refusals, the memory, and the time after. */
export async function measureOverload(place: Place, report: Report): Promise<void> {
  const [service] = await startServices(1, { ...place.env, APP_METRICS: 'on' })
  if (!service) return
  const people = await signIn(service, 100)
  const before = service.readMemory()
  const answers = new Map<string, number>()
  const requests = people.map((_, index) => ({
    ...toSignIn(index + 1),
    onResponse: countAnswer(answers),
  }))
  const memory = await watchMemory([service], () =>
    press(service.url, requests, offered[place.name]),
  )
  const name = `${place.name}: ten times too many sign-ins`
  const allowed = ['200', '429, with Retry-After', '503, with Retry-After']
  const others = [...answers].filter(([answer]) => !allowed.includes(answer))
  report.atMost(`${name}: other answers`, sum(others), 0, '')
  report.atLeast(`${name}: refused`, sum(answers) - (answers.get('200') ?? 0), 1, '')
  report.atMost(`${name}: memory`, memory.peak, before + growthMb, 'MB')
  for (const [answer, count] of others) console.error(`${count} times ${answer}`)
  await delay(recoverySeconds * 1000)
  const calm = { connections: 4, seconds: 5 }
  const [reads, signIns] = await Promise.all([
    fire(service.url, people.map(toReadMe), { ...calm, rate: 100 }),
    fire(
      service.url,
      people.map((_, index) => toSignIn(index + 1)),
      { ...calm, rate: 20 },
    ),
  ])
  const after = `${name}: ${recoverySeconds} s later`
  report.atMost(`${after}, p99 of reads`, reads.p99Ms, 50, 'ms')
  report.atMost(`${after}, p99 of sign-ins`, signIns.p99Ms, 250, 'ms')
  await service.stop()
}

/** Connections that break count as answers of another kind. */
async function press(url: string, requests: LoadRequest[], rate: number): Promise<void> {
  const result = await autocannon({
    ...{ url, connections, duration: seconds, overallRate: rate, timeout: 60 },
    requests,
  })
  if (result.errors > 0) throw new Error(`${result.errors} connections broke under overload.`)
}

function countAnswer(answers: Map<string, number>) {
  return (status: number, _body: string, _context: object, headers: unknown) => {
    const names = JSON.stringify(headers).toLowerCase()
    const answer = names.includes('"retry-after"') ? `${status}, with Retry-After` : String(status)
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
}

function sum(counts: Iterable<[string, number]>): number {
  return [...counts].reduce((total, [, count]) => total + count, 0)
}
