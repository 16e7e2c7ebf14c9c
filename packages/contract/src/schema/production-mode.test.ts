import { describe, expect, it } from 'vitest'
import { listAddedProductionModeErrors, listProductionModeErrors } from './production-mode'

function messages(domain: string, allowLocalhost = false): string[] {
  const config = { allowLocalhost, domains: [{ domain, handlerPath: '/handler' }] }
  return listProductionModeErrors({ id: 'p1', config }).map(({ message }) => message)
}

describe('production mode', () => {
  it('reports localhost first, then the first broken rule of each domain', () => {
    const config = {
      allowLocalhost: true,
      domains: [
        { domain: 'https://app.example.com', handlerPath: '/handler' },
        { domain: 'http://localhost:3000', handlerPath: '/handler' },
      ],
    }
    const relativeFixUrl = '/projects/p1/domains'
    expect(listProductionModeErrors({ id: 'p1', config })).toEqual([
      {
        message:
          'Localhost is not allowed in production mode, turn off Allow localhost in project settings',
        relativeFixUrl,
      },
      {
        message:
          'Localhost domains are not allowed to be trusted in production mode: http://localhost:3000',
        relativeFixUrl,
      },
    ])
  })

  it.each([
    ['https://app.example.com', null],
    ['https://127.example.com', null],
    ['https://notlocalhost.com', null],
    ['no url', 'Trusted domain is not a valid URL'],
    ['https://localhost', 'Localhost domains are not allowed'],
    ['https://app.localhost:8080', 'Localhost domains are not allowed'],
    ['https://127.0.0.1', 'Localhost domains are not allowed'],
    ['https://10.0.0.1', 'Direct IP addresses are not valid'],
    ['https://[::1]', 'Direct IP addresses are not valid'],
    ['http://app.example.com', 'Trusted domains should be HTTPS'],
  ])('checks %s', (domain, problem) => {
    expect(messages(domain)).toEqual(
      problem === null
        ? []
        : [expect.stringMatching(`^${problem}.*: ${domain.replace(/[[\]]/g, '\\$&')}$`)],
    )
  })
})

describe('a change of a project', () => {
  const settings = (isProductionMode: boolean, ...domains: string[]) => ({
    isProductionMode,
    config: { allowLocalhost: false, domains: domains.map((domain) => ({ domain })) },
  })
  const http = 'http://app.example.com'
  const address = 'https://10.0.0.1'

  it('is refused for every problem if it turns production mode on', () => {
    expect(listAddedProductionModeErrors(settings(false, http), settings(true, http))).toEqual([
      `Trusted domains should be HTTPS: ${http}`,
    ])
    expect(listAddedProductionModeErrors(null, settings(true, http))).toHaveLength(1)
  })

  it('is refused in production mode only for problems that it adds', () => {
    const before = settings(true, http)
    expect(listAddedProductionModeErrors(before, settings(true, http))).toEqual([])
    expect(listAddedProductionModeErrors(before, settings(true, http, address))).toEqual([
      `Direct IP addresses are not valid as trusted domains in production mode: ${address}`,
    ])
  })

  it('is never refused outside of production mode', () => {
    expect(listAddedProductionModeErrors(settings(true), settings(false, http))).toEqual([])
  })
})
