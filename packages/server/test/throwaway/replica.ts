import { execFileSync } from 'node:child_process'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createData, createFolder, findOwner, servePostgres } from './postgres'

/** A running Postgres and a copy that follows it. */
export interface ThrowawayPair {
  /** Database `postgres` of either, as superuser. */
  primaryUrl: string
  replicaUrl: string
  stopReplica(): Promise<void>
  /** Ends both and deletes their data. */
  stop(): Promise<void>
}

/** Starts a Postgres and a streaming replica of it. */
export async function startThrowawayPair(): Promise<ThrowawayPair> {
  const folder = await createFolder()
  const data = createData(folder)
  const copy = join(folder, 'copy')
  // A cluster that never ran is its own base backup; the owner and modes of its files matter.
  execFileSync('cp', ['-a', data, copy])
  const primary = await servePostgres(data, ['wal_keep_size=512MB', 'synchronous_commit=on'])
  const { port } = new URL(primary.url)
  await appendFile(
    join(copy, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
  )
  execFileSync('touch', [join(copy, 'standby.signal')], { ...findOwner() })
  const replica = await servePostgres(copy)
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    stopReplica: replica.stop,
    async stop() {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
