import type { AppContext } from '../context/context'
import { type Project, toProject } from './project'

/**
 * Fetches the project without custom headers, so that browsers send no CORS preflight and revalidate
 * the response by its `ETag`. Only for services that offer the endpoint: see `hasPublicProject`.
 *
 * @see docs/http-api.md, GET /projects/:project_id/public
 */
export async function readPublicProject({ bareHttp, settings }: AppContext): Promise<Project> {
  const { projectId: project_id, publishableClientKey: publishable_client_key } = settings
  const wire = await bareHttp.send('GET /projects/:project_id/public', {
    path: { project_id },
    query: { publishable_client_key },
    isCacheable: true,
  })
  return toProject(wire)
}
