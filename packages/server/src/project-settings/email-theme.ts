import type { RequestOf, ResponseOf } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { projects } from '../db/schema/index'
import { type Complete, requireAllMapped } from '../lib/total'
import type { Project } from '../projects/projects'

type WireEmailTheme = ResponseOf<'GET /internal/email-theme', 'admin'>

type WireChanges = RequestOf<'PATCH /internal/email-theme', 'admin'>['body']

/** Converts the logo and color of a project's emails to their wire form. */
export function toWireEmailTheme({
  emailLogoUrl,
  emailThemeColor,
}: Project): Complete<WireEmailTheme> {
  return { logo_url: emailLogoUrl, theme_color: emailThemeColor }
}

/** Changes the logo and color of a project's emails. Absent values remain unchanged. */
export async function updateEmailTheme(
  db: Database,
  projectId: string,
  { logo_url, theme_color, ...rest }: WireChanges,
): Promise<Project> {
  requireAllMapped(rest)
  const [project] = await db
    .update(projects)
    // An update without columns would be invalid SQL.
    .set({ id: projectId, emailLogoUrl: logo_url, emailThemeColor: theme_color })
    .where(eq(projects.id, projectId))
    .returning()
  if (!project) throw new Error('The project was deleted while its email theme was changed.')
  return project
}
