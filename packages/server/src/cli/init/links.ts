import { lstat, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { CommandError } from '../lib/terminal'

/**
 * Requires that a path in an app does not lead out of its folder by a symbolic link, to a file that the
 * diff does not name.
 */
export async function requireInside(folder: string, path: string): Promise<void> {
  const root = await realpath(folder)
  for (let part = path; part !== '.'; part = dirname(part)) {
    const place = join(folder, part)
    const found = await lstat(place).catch(() => null)
    if (!found?.isSymbolicLink()) continue
    const target = await realpath(place).catch(() => null)
    if (target !== null && isBelow(root, target)) continue
    throw new CommandError(
      `Nothing was written: ${part} is a link that leads out of ${folder}. Replace it with a file or folder, or add the lines of --dry-run yourself.`,
    )
  }
}

function isBelow(root: string, path: string): boolean {
  const below = relative(root, path)
  return !below.startsWith('..') && !isAbsolute(below)
}
