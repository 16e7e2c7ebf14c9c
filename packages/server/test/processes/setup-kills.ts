import { setTimeout as delay } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { startHosts } from './hosts'

/** Runs the servers of the tests in several processes, and kills one of them repeatedly. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { replaceOne, stop } = await startHosts(project)
  const ending = new AbortController()
  let kills = 0

  async function killUntilEnd(): Promise<void> {
    while (!ending.signal.aborted) {
      const pauseMs = Number(process.env.APP_TEST_KILLS)
      await delay(pauseMs, undefined, { signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted) return
      await replaceOne()
      kills += 1
    }
  }

  const killing = killUntilEnd()
  return async () => {
    ending.abort()
    await killing
    console.log(`${kills} kills`)
    await stop()
  }
}
