import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

function save(domains: string[]) {
  const config = { domains: domains.map((domain) => ({ domain, handler_path: '/handler' })) }
  return service.send('PATCH /projects/current', {
    headers: as('admin'),
    body: { config },
  })
}

describe('trusted domains', () => {
  it.each([
    ['https://a.example', 'https://a.example'],
    ['https://a.example', 'https://A.Example'],
    ['https://a.example:443', 'https://a.example'],
    ['https://a.example/', 'https://a.example//'],
    ['https://a.example/app', 'https://a.example/x/../app/'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('are refused if two are the same: %s and %s', async (first, second) => {
    const { status, body } = await save(['https://other.example', first, second])
    expect([status, body]).toEqual([400, expect.stringContaining(second)])
  })

  it('remain as they were written, also with another scheme, port or path of one host', async () => {
    const domains = [
      'https://A.example',
      'http://a.example',
      'https://a.example:8443',
      'https://a.example/App',
    ]
    const { body } = await save(domains)
    const saved = body.config.domains.map(({ domain }: { domain: string }) => domain)
    expect(saved).toEqual(domains)
  })
})
