import { describe, expect, it } from 'vitest'
import { ClientApp, extendPresented, readsOf } from '../../src/index'
import { demo } from '../harness'

describe('what view libraries get', () => {
  it('is every object with reads, as it is made', () => {
    const seen: [object, string[]][] = []
    extendPresented((target, reads) => seen.push([target, Object.keys(reads)]))
    const app = new ClientApp({ ...demo, baseUrl: 'http://localhost:8102', tokenStore: 'memory' })
    expect(seen).toEqual([[app, ['getUser', 'getProject']]])
    expect(Object.keys(readsOf(app) ?? {})).toEqual(['getUser', 'getProject'])
    expect(readsOf({})).toBeUndefined()
  })
})
