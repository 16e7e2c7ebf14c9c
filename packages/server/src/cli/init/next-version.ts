import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AppFolder, findMajorVersion } from './app-folder'
import type { RecipeFile } from './recipes'

/**
 * Leaves out what is for another version of Next.js: since 16, `middleware.ts` is named `proxy.ts`. An app that
 * still has the old file keeps it, as Next.js refuses to build an app with both.
 */
export function toNextVersion(files: RecipeFile[], app: AppFolder): RecipeFile[] {
  const isOld = (findMajorVersion(app, 'next') ?? 16) < 16
  const hasOldFile = ['.', 'src'].some((folder) =>
    existsSync(join(app.path, folder, 'middleware.ts')),
  )
  const unused = isOld || hasOldFile ? 'proxy.ts' : 'middleware.ts'
  return files.filter(({ path }) => path !== unused)
}
