import { contract, type EndpointKey } from '@app/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProjectFactory, type FuzzedProject } from './fuzz/project'
import { type FuzzedRequest, requestsTo } from './fuzz/requests'
import { expectSoundResponse } from './fuzz/responses'
import { Fields, toJson, toText } from './fuzz/values'
import { startServer } from './harness'

/** The same requests in every run, unless configured: `FUZZ_SEED=$RANDOM FUZZ_RUNS=1000`. */
const seed = Number(process.env.FUZZ_SEED ?? 2025)
const numRuns = Number(process.env.FUZZ_RUNS ?? 15)

/** Maximum duration of a request in milliseconds, even on a busy machine. */
const timeoutMs = 120_000

/** Log of the server since the last check. */
const log: string[] = []

let started: Awaited<ReturnType<typeof startServer>>
let createProject: Awaited<ReturnType<typeof createProjectFactory>>

beforeAll(async () => {
  // No provider responds to the requests of our server.
  const fetch = async () => new Response('unavailable', { status: 503 })
  started = await startServer({ fetch, log: 'error', logTo: { write: (line) => log.push(line) } })
  createProject = await createProjectFactory(started)
})
afterAll(() => started.server.close())

async function toRequest(
  key: EndpointKey,
  fuzzed: FuzzedRequest,
  project: FuzzedProject,
): Promise<Request> {
  const [, pattern = ''] = key.split(' ')
  let path = pattern
  for (const [name, value] of fuzzed.path.entries) {
    const text = await toText(value, project)
    path = path.replace(`:${name}`, () =>
      encodeURIComponent(Buffer.from(text.slice(0, 5000)).toString()),
    )
  }
  const query = new URLSearchParams()
  for (const [name, value] of fuzzed.query.entries) {
    query.append(name, (await toText(value, project)).slice(0, 5000))
  }
  const headers = new Headers(project.headers(fuzzed.access, fuzzed.isSignedIn))
  if (fuzzed.header) headers.set(...fuzzed.header)
  const { type, body } = await toBody(fuzzed, project)
  if (type) headers.set('content-type', type)
  return new Request(`http://localhost:8102/api/v1${path}?${query}`, {
    method: fuzzed.method,
    headers,
    body: ['GET', 'HEAD', 'get'].includes(fuzzed.method) ? undefined : body,
  })
}

/** A value may have led to another endpoint: `/users/:user_id` with `me` is `/users/me`. */
function servedBy(key: EndpointKey, { method, url }: Request): EndpointKey {
  const asked = `${method} ${new URL(url).pathname.slice('/api/v1'.length)}`
  return Object.hasOwn(contract, asked) ? (asked as EndpointKey) : key
}

async function toBody({ body }: FuzzedRequest, project: FuzzedProject) {
  switch (body.as) {
    case 'json':
      return { type: 'application/json', body: await toJson(body.value, project) }
    case 'form': {
      const form = new URLSearchParams()
      const entries = body.value instanceof Fields ? body.value.entries : []
      for (const [name, value] of entries) form.append(name, await toText(value, project))
      return { type: 'application/x-www-form-urlencoded', body: form.toString() }
    }
    case 'raw':
      return { type: body.type, body: body.text }
    case 'nothing':
      return {}
  }
}

describe('the server responds correctly and in time to any request', () => {
  it.each(Object.keys(contract) as EndpointKey[])('%s', async (key) => {
    const project = await createProject(key)
    const property = fc.asyncProperty(requestsTo(key), async (fuzzed) => {
      const request = await toRequest(key, fuzzed, project)
      const response = await started.server.fetch(request.clone())
      await expectSoundResponse(servedBy(key, request), response, log)
    })
    await fc.assert(property, { seed, numRuns, timeout: timeoutMs })
  })

  it('stays healthy afterwards', async () => {
    const { status, body } = await started.call('GET', '/health?db=1')
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })
})
