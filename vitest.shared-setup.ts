/** A program that tests use, such as a database. */
interface Started<Details> {
  /** Its address, and other values for the tests. */
  details: Details
  stop(): Promise<void>
}

interface Shared {
  started: Promise<Started<unknown>>
  /** Number of projects that use it. */
  users: number
}

// Each project evaluates its global setup again, with the modules that it imports: only this object is the same in all.
const global = globalThis as { sharedBetweenProjects?: Map<string, Shared> }
global.sharedBetweenProjects ??= new Map()
const shared = global.sharedBetweenProjects

/**
 * Starts a program for the first project of a run that needs it, and stops it after the last.
 *
 * @param start Imports its modules when it is called, as loading them takes other projects as long as the first.
 */
export async function startOnce<Details>(
  name: string,
  start: () => Promise<Started<Details>>,
): Promise<Started<Details>> {
  const entry = shared.get(name) ?? { started: start(), users: 0 }
  shared.set(name, entry)
  entry.users += 1
  const { details, stop } = (await entry.started) as Started<Details>
  return {
    details,
    async stop() {
      entry.users -= 1
      if (entry.users > 0) return
      shared.delete(name)
      await stop()
    },
  }
}
