import type { TestProject } from 'vitest/node'
import { startHosts } from './hosts'

/** Runs the servers of the tests in several processes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop } = await startHosts(project)
  return stop
}
