import { describe, expect, it } from 'vitest'
import { findHandlerPage } from '../../src/handler/handler-location'

describe('a path of slashes', () => {
  it('takes no longer than any other path of its length', () => {
    const urls = { handler: '/handler' } as Parameters<typeof findHandlerPage>[0]
    /** Returns the time on the processor, in milliseconds: other programs do not count. */
    function measure(character: string): number {
      const before = process.cpuUsage()
      const path = `/handler/a${character.repeat(100_000)}x`
      expect(findHandlerPage(urls, { path, query: '' }).page).toBeNull()
      return process.cpuUsage(before).user / 1000
    }
    measure('a')
    expect(measure('/')).toBeLessThan(10 * measure('a') + 500)
  })
})
