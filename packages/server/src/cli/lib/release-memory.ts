import { setTimeout } from 'node:timers/promises'

/** Time after the start, in milliseconds: the first requests and jobs have loaded their modules by then. */
const afterStartMs = 2000

/**
 * Collects garbage once, soon after the start. V8 doubles its young generation up to 32 MB while modules are loaded,
 * and gives it back only after half a minute without requests. Without a flag, only the inspector can ask for it.
 *
 * @see docs/decisions/244-start-loads-what-every-process-needs.md
 */
export async function releaseMemoryOfStart(delayMs = afterStartMs): Promise<void> {
  await setTimeout(delayMs, null, { ref: false })
  // Node.js may be built without it.
  if (!process.features.inspector) return
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
