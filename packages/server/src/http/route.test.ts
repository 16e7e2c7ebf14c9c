import { expect, it } from 'vitest'
import { knownError } from '../lib/errors'
import { createBodyBudget } from './body/body-budget'
import type { Service } from './context'
import { handleEndpoint } from './route'

it('responds with no error that the endpoint does not declare', async () => {
  const handler = async () => {
    throw knownError('USER_NOT_FOUND')
  }
  // The root needs nothing else of the service before its handler runs.
  const jobs = { collect: (work: (jobs: null) => unknown) => work(null) }
  const service = { jobs, now: Date.now } as unknown as Service
  const response = handleEndpoint(service, 'GET /', handler, {
    request: new Request('http://localhost/api/v1'),
    params: {},
    clientAddress: 'unknown',
    ipInfo: null,
    reservation: createBodyBudget().open('unknown'),
  })
  await expect(response).rejects.toThrow('GET / does not declare USER_NOT_FOUND')
})
