import { afterAll, afterEach } from 'vitest'
import { takeCuts } from './members'
import { closeSpreadServers, countLeftJobs, forgetClosed } from './spread'

declare module 'vitest' {
  interface TaskMeta {
    /**
     * Number of connections cut during the test or before it, and of unfinished jobs when it
     * failed.
     */
    cuts?: number
  }
}

afterEach(async ({ task }) => {
  const isFailed = task.result?.state === 'fail'
  const left = isFailed ? await countLeftJobs() : 0
  task.meta.cuts = takeCuts() + left
  forgetClosed()
})

// A server in the process of a test ends with it, even when it was not closed.
afterAll(closeSpreadServers)
