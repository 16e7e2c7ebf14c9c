import { describe, expect, it } from 'vitest'
import { findHandlerPage } from '../../src/handler/handler-location'

describe('H2: an address of slashes stops the process that renders its page', () => {
  it('finds its page as soon as that of any other address of its length', () => {
    const urls = { handler: '/handler' } as Parameters<typeof findHandlerPage>[0]
    function measure(character: string): number {
      const start = performance.now()
      const path = `/handler/a${character.repeat(100_000)}x`
      expect(findHandlerPage(urls, { path, query: '' }).path).toBeNull()
      return performance.now() - start
    }
    measure('a')
    expect(measure('/')).toBeLessThan(10 * measure('a') + 500)
  })
})
