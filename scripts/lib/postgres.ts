import { existsSync, readdirSync } from 'node:fs'
import { installDebianPackages } from './debian'
import { type Outcome, run } from './run'

const debianFolder = '/usr/lib/postgresql'

async function hasPostgres(): Promise<boolean> {
  if (existsSync(debianFolder) && readdirSync(debianFolder).length > 0) return true
  return (await run('postgres', ['--version'])).ok
}

/** Makes sure the programs of a real Postgres are here; the server's tests start one of their own. */
export async function ensurePostgres(): Promise<Outcome> {
  const ok = (await hasPostgres()) || (await installDebianPackages('postgresql'))
  return {
    ok,
    output: ok ? '' : 'No Postgres found. Install its server programs (Debian: postgresql).',
  }
}
