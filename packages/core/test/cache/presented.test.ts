import { describe, expect, it } from 'vitest'
import { AdminApp } from '../../src/admin'
import { extendPresented } from '../../src/bindings'
import { ClientApp, readsOf } from '../../src/index'
import { demo } from '../harness'

describe('view libraries', () => {
  it('extend every object with reads when it is created', () => {
    const seen: [object, string[]][] = []
    extendPresented((target, reads) => seen.push([target, Object.keys(reads)]))
    const app = new ClientApp({ ...demo, baseUrl: 'http://localhost:8102', tokenStore: 'memory' })
    expect(seen).toEqual([[app, ['getUser', 'getProject']]])
    expect(Object.keys(readsOf(app) ?? {})).toEqual(['getUser', 'getProject'])
    expect(readsOf({})).toBeUndefined()
  })

  it('find a read for every method of an owner that fetches', () => {
    const app = new AdminApp({
      ...demo,
      baseUrl: 'http://localhost:8102',
      secretServerKey: `ssk_dem0${'0'.repeat(41)}`,
      superSecretAdminKey: `sak_dem0${'0'.repeat(41)}`,
      tokenStore: null,
    })
    const methods = Object.keys(app).filter((name) => /^(get|list|is)[A-Z]/.test(name))
    // Single steps of a sign-in and an invitation, and deprecated names.
    const others = ['getTeamInvitationDetails', 'getTeamInvitationPreview', 'getCliLoginRequest']
    const deprecated = ['getServerUser', 'getServerUserById']
    const reads = Object.keys(readsOf(app) ?? {}).filter((name) => name !== 'getUserById')
    expect([...reads, ...others, ...deprecated].sort()).toEqual(methods.sort())
  })
})
