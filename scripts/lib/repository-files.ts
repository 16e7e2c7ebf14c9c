import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run'

/** Lists the files of this repository, without ignored ones, as paths from its root. */
export function listRepositoryFiles(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}
