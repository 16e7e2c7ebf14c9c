import { describe, expect, it } from 'vitest'
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
})
