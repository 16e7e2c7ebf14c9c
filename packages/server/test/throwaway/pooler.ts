import { spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, findOwner, waitUntilReady } from './postgres'

/** A running PgBouncer for one test run only. */
export interface ThrowawayPooler {
  /** URL of the same database through the pooler. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a PgBouncer in transaction mode.
 *
 * @param databaseUrl Its target.
 * @param connections Size of the pool.
 */
export async function startThrowawayPooler(
  databaseUrl: string,
  connections: number,
): Promise<ThrowawayPooler> {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const owner = findOwner()
  const folder = await mkdtemp(join(tmpdir(), 'test-pooler-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const ownPort = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: ownPort,
    unix_socket_dir: folder,
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 200,
    auth_type: 'any',
  }
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  )
  const pooler = spawn('pgbouncer', [file], { ...owner, cwd: folder, stdio: 'ignore' })
  const isMissing = new Promise<never>((_, reject) => {
    pooler.once('error', (cause) =>
      reject(
        new Error('This test needs PgBouncer (Debian: apt-get install pgbouncer).', { cause }),
      ),
    )
  })
  const url = `postgres://${username}@127.0.0.1:${ownPort}${pathname}`
  await Promise.race([waitUntilReady(url, pooler), isMissing])
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => pooler.once('exit', resolve))
      pooler.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
