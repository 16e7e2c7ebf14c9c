import { describe, expect, it } from 'vitest'
import { startServerForTest } from '../harness'

describe('H2: a path of slashes stops the process that trims it', () => {
  it('gets a response as fast as any other path of its length', async () => {
    const { call } = await startServerForTest()
    async function measure(character: string): Promise<number> {
      const start = performance.now()
      const { status } = await call('GET', `/${character.repeat(100_000)}x/`)
      expect(status).toBe(308)
      return performance.now() - start
    }
    await measure('a')
    expect(await measure('/')).toBeLessThan(10 * (await measure('a')) + 500)
  })
})
