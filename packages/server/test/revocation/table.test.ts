import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revokingEvents } from '../../src/sessions/revocation'
import { createInstallation } from '../cli/installation'
import { createTestService, type TestService } from '../test-service'
import { cases } from './cases'
import { expectMethods, expectProbe } from './expected'
import { probe } from './probe'
import { createSubject, listMethods } from './subject'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const events = Object.keys(cases) as (keyof typeof cases)[]

/** Sorted, because an address that was removed returns as the last. */
const sorted = (methods: Awaited<ReturnType<typeof listMethods>>) =>
  methods && { ...methods, addresses: [...methods.addresses].sort() }

it('each event of the table has a case', () => {
  expect([...events, 'sessions.ended'].sort()).toEqual([...revokingEvents].sort())
})

describe('a subject of these tests', () => {
  it('has every credential', async () => {
    const subject = await createSubject(service)
    const found = await probe(service, subject)
    const { codes, bystander, ...others } = found
    const all = [codes, bystander, others].flatMap((part) => Object.values(part))
    expect(all.every((isThere) => isThere === true)).toBe(true)
  })
})

describe.each(events)('%s', (event) => {
  it('revokes and keeps sessions and codes as the table says', async () => {
    const { before, happen, restore, hasPassword, methods, ends } = cases[event]
    const subject = await createSubject(service, { hasPassword })
    await before?.(service, subject)
    const present = await listMethods(service, subject)
    await happen(service, subject)
    try {
      await restore?.(service, subject)
    } finally {
      const after = sorted(await listMethods(service, subject))
      expect(after).toEqual(sorted(expectMethods(event, { before: present, subject, methods })))
    }
    expect(await probe(service, subject)).toEqual(expectProbe(event, { ends }))
  })
})

describe('sessions.ended', () => {
  it('revokes and keeps sessions and codes as the table says', async () => {
    const { run, dataDir, databaseUrl, isEmbedded } = await createInstallation()
    const options = { dataDir, databaseUrl: isEmbedded ? undefined : databaseUrl }
    const started = await createTestService(options)
    const subject = await createSubject(started)
    const before = await listMethods(started, subject)
    await started.server.close()
    expect((await run(['sign-out-everyone', '--all'])).code).toBe(0)
    const again = await createTestService(options)
    try {
      expect(await listMethods(again, subject)).toEqual(before)
      expect(await probe(again, subject)).toEqual(expectProbe('sessions.ended', {}))
    } finally {
      await again.server.close()
    }
  })
})
