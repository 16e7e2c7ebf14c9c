import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from '../../src/index'
import { as, createClient, createDatabaseUrl } from '../harness'
import { createSender } from '../requests'
import { page } from '../test-service'

/** Samples of each kind: known and unknown addresses. */
const samples = 500

/** The first ones load code, plan statements and warm caches. */
const warmUp = 20

/** Maximum difference of the medians, in milliseconds. */
const toleranceMs = 2

const known = 'known@example.com'

/** Requests of strangers about an address. */
const questions = {
  'a sign-in': ['/auth/password/sign-in', { password: 'not the password' }],
  'a password reset': ['/auth/password/send-reset-code', { callback_url: page }],
  'a sign-in code': ['/auth/otp/send-sign-in-code', { callback_url: page }],
} as const

/** Starts a service as in production, without the rate limits, which would end the measurement. */
async function start() {
  const server = await createServer({
    databaseUrl: await createDatabaseUrl(),
    log: 'silent',
    rateLimits: false,
  })
  onTestFinished(() => server.close())
  const client = createClient(server)
  const { must } = createSender(client.call)
  await client.configure({ magic_link_enabled: true })
  await must('POST /users', {
    headers: as('server'),
    body: {
      primary_email: known,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      password: 'correct horse',
      otp_auth_enabled: true,
    },
  })
  return { server, ...client }
}

type Started = Awaited<ReturnType<typeof start>>

/** Resolves when no deferred work is left, such as emails; then the next request is measured. */
async function idle({ server, call }: Started): Promise<void> {
  const headers = {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'admin',
    'x-stack-super-secret-admin-key': server.internalKeys.superSecretAdminKey ?? '',
  }
  for (;;) {
    const { body } = await call('GET', '/internal/jobs', { headers })
    const [message] = body.queues
    if (message.waiting + message.retrying + message.active === 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function measure(started: Started, path: string, body: object): Promise<number> {
  await idle(started)
  const begun = performance.now()
  await started.call('POST', path, { body })
  return performance.now() - begun
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

describe.each(Object.entries(questions))('%s', (name, [path, body]) => {
  it('takes as long for an unknown address', async () => {
    const started = await start()
    const ofKnown: number[] = []
    const ofUnknown: number[] = []
    for (let round = -warmUp; round < samples; round += 1) {
      const asked = [
        { email: known, times: ofKnown },
        { email: `unknown${round}@example.com`, times: ofUnknown },
      ]
      // Alternately, so that other load on the machine affects both alike.
      for (const { email, times } of round % 2 ? asked : asked.toReversed()) {
        const took = await measure(started, path, { email, ...body })
        if (round >= 0) times.push(took)
      }
    }
    const [knownMs, unknownMs] = [median(ofKnown), median(ofUnknown)]
    const figures = `${knownMs.toFixed(2)} ms for a known address, ${unknownMs.toFixed(2)} ms for an unknown one`
    console.info(`${name}: medians of ${samples}: ${figures}`)
    expect(Math.abs(knownMs - unknownMs)).toBeLessThan(toleranceMs)
  })
})
