import { hashSync } from '@node-rs/bcrypt'
import { describe, expect, it, onTestFinished } from 'vitest'
import { as } from '../../harness'
import { createTestService } from '../../test-service'

/** Starts a service with a project under attack and its neighbor with one user. */
async function startNeighbors() {
  const service = await createTestService()
  onTestFinished(() => service.server.close())
  const neighbor = await service.newProject()
  const email = 'neighbor@example.com'
  const password = 'a password of the neighbor'
  await service.must('POST /auth/password/sign-up', {
    headers: neighbor,
    body: { email, password, verification_callback_url: 'http://localhost:3000/verify' },
  })

  /** Signs in the neighbor during other requests. Returns how many of these finished first. */
  async function countFinishedBefore(times: number, send: () => Promise<unknown>) {
    let served = 0
    const flood = Array.from({ length: times }, async () => {
      await send()
      served += 1
    })
    // Only then the others wait in the queue.
    await Promise.race(flood)
    const signIn = await service.send('POST /auth/password/sign-in', {
      headers: neighbor,
      body: { email, password },
    })
    const before = served
    await Promise.all(flood)
    expect(signIn.status).toBe(200)
    return before
  }

  /** The same during other sign-ins. */
  function countServedBefore(times: number, body: { email: string; password: string }) {
    return countFinishedBefore(times, () => service.send('POST /auth/password/sign-in', { body }))
  }

  return { ...service, countFinishedBefore, countServedBefore }
}

describe('M8: a project that keeps the database busy', () => {
  it("does not make another project's sign-ins wait for all of its own queries", async () => {
    const { send, signUp, countFinishedBefore } = await startNeighbors()
    const { tokens } = await signUp()
    const headers = as('client', tokens)
    const read = () => send('GET /users/me', { headers })
    expect(await countFinishedBefore(1000, read)).toBeLessThan(500)
  })
})

describe('M8: a visitor who names projects that do not exist', () => {
  it('gets one share of the connections for all of them', async () => {
    const { call, server } = await createTestService()
    onTestFinished(() => server.close())
    let served = 0
    const flood = Array.from({ length: 1000 }, async () => {
      const headers = { ...as('client'), 'x-stack-project-id': crypto.randomUUID() }
      expect((await call('GET', '/projects/current', { headers })).status).toBe(401)
      served += 1
    })
    for (let reads = 0; reads < 5; reads += 1) await call('GET', '/projects/current')
    expect(served).toBeLessThan(150)
    await Promise.all(flood)
  })
})

describe('M8: a project that keeps the hashing threads busy', () => {
  it("does not make another project's sign-ins wait for all of its own", async () => {
    const { signUp, countServedBefore } = await startNeighbors()
    const { email, password } = await signUp()
    expect(await countServedBefore(150, { email, password })).toBeLessThan(75)
  })

  it('does not make them wait for expensive hashes either', async () => {
    const { must, countServedBefore } = await startNeighbors()
    const email = 'slow@example.com'
    await must('POST /users', {
      headers: as('server'),
      body: {
        primary_email: email,
        primary_email_auth_enabled: true,
        password_hash: hashSync('right', { cost: 12 }),
      },
    })
    // Wrong passwords, because a right one replaces the hash by our own.
    expect(await countServedBefore(10, { email, password: 'wrong' })).toBeLessThan(5)
  })

  it.each(['POST', 'PATCH'])(
    'cannot set hashes that take minutes by its server key: %s',
    async (how) => {
      const { call, signUp } = await startNeighbors()
      const { id } = await signUp()
      const password_hash = hashSync('right', { cost: 4 }).replace('$04$', '$16$')
      const response = await call(how, how === 'POST' ? '/users' : `/users/${id}`, {
        headers: as('server'),
        body: { password_hash },
      })
      expect([response.status, response.body]).toEqual([400, expect.stringContaining('13 rounds')])
      const stays = await call(how, how === 'POST' ? '/users' : `/users/${id}`, {
        headers: as('server'),
        body: { password_hash: password_hash.replace('$16$', '$13$') },
      })
      expect(stays.status).toBe(how === 'POST' ? 201 : 200)
    },
  )
})
