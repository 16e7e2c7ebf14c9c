import { existsSync, readdirSync } from 'node:fs'
import { installDebianPackages } from './debian'
import { type Outcome, run } from './run'

const debianFolder = '/usr/lib/postgresql'

async function hasPostgres(): Promise<boolean> {
  if (existsSync(debianFolder) && readdirSync(debianFolder).length > 0) return true
  return (await run('postgres', ['--version'])).ok
}

async function has(program: string): Promise<boolean> {
  return (await run(program, ['--version'])).ok
}

/** Finds Postgres, PgBouncer and Redis, or installs them on Debian. The server's tests start them. */
export async function ensurePostgres(): Promise<Outcome> {
  const missing = [
    ...((await hasPostgres()) ? [] : ['postgresql']),
    ...((await has('pgbouncer')) ? [] : ['pgbouncer']),
    ...((await has('redis-server')) ? [] : ['redis-server']),
  ]
  const ok = missing.length === 0 || (await installDebianPackages(...missing))
  return {
    ok,
    output: ok ? '' : `Not found. Install these Debian packages or their equivalents: ${missing}.`,
  }
}
