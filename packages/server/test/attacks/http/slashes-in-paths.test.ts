import { describe, expect, it } from 'vitest'
import { startServerForTest } from '../../harness'

describe('H2: a path of slashes stops the process that trims it', () => {
  it('gets a response as fast as any other path of its length', async () => {
    const { call } = await startServerForTest()
    /** Returns the time on the processor, in milliseconds: other programs do not count. */
    async function measure(character: string): Promise<number> {
      const before = process.cpuUsage()
      const { status } = await call('GET', `/${character.repeat(100_000)}x/`)
      expect(status).toBe(308)
      return process.cpuUsage(before).user / 1000
    }
    await measure('a')
    expect(await measure('/')).toBeLessThan(10 * (await measure('a')) + 500)
  })
})
