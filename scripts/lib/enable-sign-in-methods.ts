import { sharedProviderIds } from '../../packages/contract/src/schema/lists'

/** The fields of a project that this file reads. */
interface FreshProject {
  user_count: number
  config: { oauth_providers: unknown[] }
}

/**
 * Turns on all sign-in methods of a project without users, so that its pages show them. Does nothing
 * once the project has users or providers, so that later changes are kept.
 */
export async function enableSignInMethods(
  serviceUrl: string,
  { projectId, adminKey }: { projectId: string; adminKey: string },
): Promise<void> {
  const send = async (init: RequestInit) => {
    const response = await fetch(`${serviceUrl}/api/v1/projects/current`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-stack-project-id': projectId,
        'x-stack-access-type': 'admin',
        'x-stack-super-secret-admin-key': adminKey,
      },
    })
    if (!response.ok) throw new Error(`Could not set up the demo: ${await response.text()}`)
    return response.json()
  }
  const { user_count, config }: FreshProject = await send({ method: 'GET' })
  if (user_count > 0 || config.oauth_providers.length > 0) return
  // In development, shared keys lead to the stand-in of the service.
  const oauth_providers = sharedProviderIds.map((id) => ({
    id,
    type: 'shared',
    enabled: id === 'google' || id === 'github',
  }))
  const body = JSON.stringify({ config: { oauth_providers, passkey_enabled: true } })
  await send({ method: 'PATCH', body })
}
