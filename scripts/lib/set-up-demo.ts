import { theme } from '../../apps/demo/src/theme'
import { sharedProviderIds } from '../../packages/contract/src/schema/lists'

/** The fields of a project that this file reads. */
interface FreshProject {
  user_count: number
  config: { oauth_providers: unknown[] }
}

/**
 * Turns on all sign-in methods of a project without users, so that its pages show them, and gives its emails the color of the
 * demo. Does nothing once the project has users or providers, so that later changes are kept.
 */
export async function setUpDemo(
  serviceUrl: string,
  { projectId, adminKey }: { projectId: string; adminKey: string },
): Promise<void> {
  const send = async (method: 'GET' | 'PATCH', path: string, body?: object) => {
    const response = await fetch(`${serviceUrl}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-stack-project-id': projectId,
        'x-stack-access-type': 'admin',
        'x-stack-super-secret-admin-key': adminKey,
      },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`Could not set up the demo: ${await response.text()}`)
    return response.json()
  }
  const { user_count, config }: FreshProject = await send('GET', '/projects/current')
  if (user_count > 0 || config.oauth_providers.length > 0) return
  await send('PATCH', '/internal/email-theme', { theme_color: theme.light?.primary })
  // In development, shared keys lead to the stand-in of the service.
  const oauth_providers = sharedProviderIds.map((id) => ({
    id,
    type: 'shared',
    enabled: id === 'google' || id === 'github',
  }))
  // Last, because a project with providers counts as set up.
  await send('PATCH', '/projects/current', { config: { oauth_providers, passkey_enabled: true } })
}
