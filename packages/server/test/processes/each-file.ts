import { afterAll, afterEach } from 'vitest'
import { takeCuts } from './members'
import { closeSpreadServers, countLeftJobs } from './spread'

declare module 'vitest' {
  interface TaskMeta {
    /** How many connections were cut during the test, or before it, and how many jobs when it failed. */
    cuts?: number
  }
}

afterEach(async ({ task }) => {
  const isFailed = task.result?.state === 'fail'
  task.meta.cuts = takeCuts() + (isFailed ? await countLeftJobs() : 0)
})

// A server in the process of a test ends with it, also when nobody closes it.
afterAll(closeSpreadServers)
