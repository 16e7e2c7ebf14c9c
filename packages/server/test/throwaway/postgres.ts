import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { folderPrefix, removeLeftovers } from './leftovers'

/** Speed over safety: these databases are thrown away. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // Its workers visit every database once a minute, and a test run creates a thousand of them.
  'autovacuum=off',
]

/** A running Postgres for one test run only. */
export interface ThrowawayPostgres {
  /** Its database `postgres`, as superuser. */
  url: string
  /** Folder of its Unix socket. */
  socketFolder: string
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/**
 * Starts a Postgres on a free port, with its data in a temporary folder.
 *
 * @param settings Such as `work_mem=8MB`.
 * @param parent Where the folder is created. Default: in memory where there is room for a test run.
 */
export async function startThrowawayPostgres(
  settings: string[] = [],
  parent?: string,
): Promise<ThrowawayPostgres> {
  const folder = await createFolder(parent ?? (await findFastFolder()))
  const data = createData(folder)
  const postgres = await servePostgres(data, settings)
  return {
    url: postgres.url,
    socketFolder: postgres.socketFolder,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A temporary folder that Postgres may write to. */
export async function createFolder(parent = tmpdir()): Promise<string> {
  const owner = findOwner()
  await removeLeftovers(parent)
  const folder = await mkdtemp(join(parent, folderPrefix()))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

/** Memory that the databases of a test run may take, in bytes. Containers often have 64 MB. */
const roomNeeded = 4 * 1024 ** 3

async function findFastFolder(): Promise<string> {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = await statfs(memory)
  return bavail * bsize >= roomNeeded ? memory : tmpdir()
}

/** Creates the data folder of a new cluster. */
export function createData(folder: string): string {
  const data = join(folder, 'data')
  const options = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  execFileSync(join(findPrograms(), 'initdb'), ['--pgdata', data, ...options], {
    ...findOwner(),
    cwd: folder,
    stdio: 'ignore',
  })
  return data
}

/** Starts Postgres on a data folder, which stays when it is stopped. */
export async function servePostgres(
  data: string,
  settings: string[] = [],
): Promise<ThrowawayPostgres & { process: ChildProcess }> {
  const port = await findFreePort()
  const folder = dirname(data)
  const server = spawn(
    join(findPrograms(), 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      ...[...fastSettings, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    { ...findOwner(), cwd: folder, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitUntilReady(url, server)
  return {
    url,
    socketFolder: folder,
    process: server,
    async stop() {
      if (server.exitCode !== null) return
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // A fast shutdown: clients are disconnected.
      server.kill('SIGINT')
      await ended
    },
  }
}

/** Whether there is a running Postgres for the tests, or one to start. */
export function hasPostgres(): boolean {
  return process.env.TEST_POSTGRES_URL !== undefined || canStartPostgres()
}

/** Whether the programs of a Postgres server are on this machine. */
export function canStartPostgres(): boolean {
  return findProgramFolder() !== undefined
}

/**
 * Finds the programs of APP_TEST_POSTGRES_BIN, of the newest Postgres of Debian, or of the one in
 * PATH.
 */
export function findPrograms(): string {
  const found = findProgramFolder()
  if (found) return found
  throw new Error(
    'These tests need the programs of a Postgres server (Debian: apt-get install postgresql), or a running one named by TEST_POSTGRES_URL.',
  )
}

function findProgramFolder(): string | undefined {
  if (process.env.APP_TEST_POSTGRES_BIN) return process.env.APP_TEST_POSTGRES_BIN
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** Postgres refuses to run as root; then it runs as the system's user `postgres`. */
export function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Options that copy a template as files. Postgres 15 and later write each copy to the log as well by default. */
export async function findCopyOptions(url: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ server_version_num: string }>('show server_version_num')
  await admin.end()
  return Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : ''
}

/**
 * Creates an empty database on a Postgres.
 *
 * @returns Its URL, by the Unix socket, which takes a fifth less time than TCP.
 */
export async function createDatabase({
  url,
  socketFolder,
}: Pick<ThrowawayPostgres, 'url' | 'socketFolder'>): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const created = new URL(url)
  created.pathname = `/${name}`
  created.searchParams.set('host', socketFolder)
  return created.href
}

/** Returns a free port of the loopback address. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Resolves when a program responds as Postgres does; rejects when it ends before that. */
export async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      // Not yet.
      await delay(50)
    }
  }
  throw new Error(`${server.spawnfile} ended with code ${server.exitCode} before it was ready.`)
}
