import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AppFolder, findMajorVersion } from './app-folder'
import { type RecipeFile, readChoices } from './recipes'

/**
 * Selects the files for the app's version of Next.js: since 16, `middleware.ts` is named
 * `proxy.ts`. An app that still has the old file keeps it, because Next.js refuses to build an app
 * with both. Before 16, the dashboard has a different page.
 */
export async function toNextVersion(files: RecipeFile[], app: AppFolder): Promise<RecipeFile[]> {
  const isOld = (findMajorVersion(app, 'next') ?? 16) < 16
  const hasOldFile = ['middleware.ts', 'middleware.js'].some(
    (name) => existsSync(join(app.path, name)) || existsSync(join(app.path, 'src', name)),
  )
  const [page, middleware] = await readChoices([
    'app/dashboard/page.tsx, in Next.js 15',
    'middleware.ts, in Next.js 15',
  ])
  const variants: Record<string, RecipeFile | undefined> = {
    ...(isOld && { 'app/dashboard/page.tsx': page }),
    ...((isOld || hasOldFile) && { 'proxy.ts': middleware }),
  }
  return files.map((file) => variants[file.path] ?? file)
}
