import type { EndpointKey } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { as, asInternal, demo } from '../../harness'
import {
  expectRefusal,
  here,
  type LimitedService,
  otherAddress,
  repeat,
  startLimitedService,
} from '../../rate-limits/limited-service'

const hour = 3600
const read: EndpointKey = 'GET /projects/current'

const wrongKey = (index: number) => `sak_${String(index).padStart(45, 'guess')}`

/** Reads the project `internal` from an address by an admin key. */
function startReading({ sendFrom }: LimitedService) {
  return (address: string, key: string) => sendFrom(address, read, { headers: asInternal(key) })
}

describe('M6: guesses of server and admin keys', () => {
  it('are refused for an address after thirty, before the key is checked', async () => {
    const service = await startLimitedService()
    const from = startReading(service)
    const right = service.server.internalKeys.superSecretAdminKey ?? ''
    const guess = (index: number) => from(here, wrongKey(index))
    expect(await repeat(200, guess)).toEqual({ 401: 30, 429: 170 })
    expectRefusal(await from(here, right), hour)
    // Not even by trying the same key again.
    expectRefusal(await from(here, right), hour)
    expect((await from(otherAddress(), right)).status).toBe(200)
  })

  it('count together for all projects and kinds of keys, including the override key', async () => {
    const { sendFrom } = await startLimitedService()
    const asServer = (index: number) => ({
      ...as('server'),
      'x-stack-secret-server-key': wrongKey(index),
    })
    const asDeveloper = (index: number) => ({
      'x-stack-project-id': demo.id,
      'x-stack-access-type': 'admin',
      'x-stack-development-override-key': wrongKey(index),
    })
    const asAdmin = (index: number) => asInternal(wrongKey(index))
    for (const [kind, headers] of [asServer, asDeveloper, asAdmin].entries()) {
      const guess = (index: number) => sendFrom(here, read, { headers: headers(10 * kind + index) })
      expect(await repeat(10, guess)).toEqual({ 401: 10 })
    }
    expectRefusal(await sendFrom(here, read, { headers: asServer(99) }), hour)
  })

  it('do not block a program whose key worked from the same address before', async () => {
    const service = await startLimitedService()
    const from = startReading(service)
    const right = service.server.internalKeys.superSecretAdminKey ?? ''
    expect((await from(here, right)).status).toBe(200)
    expect(await repeat(60, (index) => from(here, wrongKey(index)))).toEqual({ 401: 30, 429: 30 })
    expect(await repeat(60, () => from(here, right))).toEqual({ 200: 60 })
  })

  it('are not counted when a program repeats one old key, as often as it likes', async () => {
    const service = await startLimitedService()
    const from = startReading(service)
    const right = service.server.internalKeys.superSecretAdminKey ?? ''
    for (let round = 0; round < 3; round += 1) {
      expect(await repeat(60, () => from(here, wrongKey(0)))).toEqual({ 401: 60 })
    }
    expect((await from(here, right)).status).toBe(200)
  })

  it('are not counted when many requests begin at once with one valid key', async () => {
    const service = await startLimitedService()
    const from = startReading(service)
    const right = service.server.internalKeys.superSecretAdminKey ?? ''
    expect(await repeat(100, () => from(here, right))).toEqual({ 200: 100 })
    expect((await from(here, wrongKey(0))).status).toBe(401)
  })

  it('do not affect publishable keys, which are public', async () => {
    const { sendFrom } = await startLimitedService()
    const headers = (index: number) => ({
      ...as('client'),
      'x-stack-publishable-client-key': wrongKey(index),
    })
    const call = (index: number) => sendFrom(here, read, { headers: headers(index) })
    expect(await repeat(60, call)).toEqual({ 401: 60 })
  })
})
