import type { EndpointKey } from '@app/contract'
import pLimit from 'p-limit'
import { expect, onTestFinished } from 'vitest'
import { as, type TestResponse } from '../harness'
import type { EndpointRequest } from '../requests'
import { createTestService } from '../test-service'

/** The address of a user. */
export const here = '203.0.113.1'

/** Addresses of others, 250 of them. */
export const otherAddress = (index = 0) => `198.51.100.${(index % 250) + 1}`

/** Creates a service with rate limits. Its own requests come from a separate address. */
export async function createLimitedService() {
  const service = await createTestService({ rateLimits: true })
  return {
    ...service,
    /** Sends a request from an address. */
    sendFrom(address: string, key: EndpointKey, request: EndpointRequest = {}) {
      const { headers = as('client') } = request
      return service.send(key, { ...request, headers: { ...headers, 'x-forwarded-for': address } })
    },
  }
}

export type LimitedService = Awaited<ReturnType<typeof createLimitedService>>

/** Starts the service of one test. */
export async function startLimitedService(): Promise<LimitedService> {
  const service = await createLimitedService()
  onTestFinished(() => service.server.close())
  return service
}

/** So few passwords are checked at once that also a busy machine refuses none of them with 503. */
const atOnce = 25

/** Runs a function so many times, many at once, and counts the responses by status. */
export async function repeat(times: number, send: (index: number) => Promise<TestResponse>) {
  const limit = pLimit(atOnce)
  const responses = await limit.map(Array.from({ length: times }).keys(), (index) => send(index))
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/**
 * Expects a refusal with the time until the next allowed request: a little less than a whole
 * period.
 */
export function expectRefusal({ status, headers, body }: TestResponse, spanSeconds: number) {
  expect([status, body]).toEqual([429, expect.stringMatching(/^Too many attempts/)])
  const seconds = Number(headers.get('retry-after'))
  expect(seconds).toBeLessThanOrEqual(spanSeconds)
  expect(seconds).toBeGreaterThan(spanSeconds - 120)
}
