import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from '../find-chromium'
import { run } from '../run'

const debianPostgres = '/usr/lib/postgresql'

/**
 * Returns the versions of the installed programs that tests start. They are part of the hash of the tests,
 * which therefore run again after an update of one of these programs.
 */
export async function readToolVersions(): Promise<string> {
  const folders = existsSync(debianPostgres) ? readdirSync(debianPostgres) : []
  const programs = [
    ...folders.map((folder) => `${debianPostgres}/${folder}/bin/postgres`),
    ...['postgres', 'pgbouncer', 'redis-server'],
    ...[findChromium() ?? 'chromium'],
  ]
  const outcomes = await Promise.all(programs.map((program) => run(program, ['--version'])))
  const lines = outcomes.map(({ ok, output }) => (ok ? output : '').match(/^.*\d+\.\d+.*$/m)?.[0])
  return lines.map((line) => line ?? '–').join('; ')
}
