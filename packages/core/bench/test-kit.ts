import { startTestService } from '@app/core/testing'
import { createServer } from '@app/server'
import { PGlite } from '@electric-sql/pglite'

/** Times in milliseconds. */
interface StartTimes {
  /** The first start in a process, which also loads modules. */
  first: number
  /** Median of later starts. */
  later: number
  /** Median of opening an empty embedded database in memory in the same rounds. */
  database: number
}

/** Measures how long a test file waits for the test kit: a service, a project and a signed-in user. */
export async function measureTestKit(rounds: number): Promise<StartTimes> {
  const first = await timeOf(start)
  const later: number[] = []
  const database: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    later.push(await timeOf(start))
    database.push(await timeOf(openDatabase))
  }
  return { first, later: medianOf(later), database: medianOf(database) }
}

async function start(): Promise<() => Promise<void>> {
  const service = await startTestService(createServer)
  const project = await service.createProject()
  await project.signIn(await project.createUser())
  return () => service.close()
}

async function openDatabase(): Promise<() => Promise<void>> {
  const database = await PGlite.create('memory://')
  return () => database.close()
}

async function timeOf(open: () => Promise<() => Promise<void>>): Promise<number> {
  const begin = performance.now()
  const close = await open()
  const duration = performance.now() - begin
  await close()
  return duration
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
