import { existsSync } from 'node:fs'
import { run } from './run'

/** Installs Debian packages with apt-get. Returns `false` if that fails or the process is not root. */
export async function installDebianPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], options)
  const { ok } = await run(
    'apt-get',
    ['install', '-qq', '-y', '--no-install-recommends', ...packages],
    options,
  )
  return ok
}
