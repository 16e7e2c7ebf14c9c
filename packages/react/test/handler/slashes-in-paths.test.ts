import { describe, expect, it } from 'vitest'
import { findHandlerPage } from '../../src/handler/handler-location'

describe('a path of slashes', () => {
  it('takes no longer than any other path of its length', () => {
    const urls = { handler: '/handler' } as Parameters<typeof findHandlerPage>[0]
    function measure(character: string): number {
      const start = performance.now()
      const path = `/handler/a${character.repeat(100_000)}x`
      expect(findHandlerPage(urls, { path, query: '' }).page).toBeNull()
      return performance.now() - start
    }
    measure('a')
    expect(measure('/')).toBeLessThan(10 * measure('a') + 500)
  })
})
