/** A project as its owner sees it, as far as it matters here. */
interface FreshProject {
  user_count: number
  config: { oauth_providers: unknown[] }
}

/** Providers the service has keys of its own for: in development they lead to its own page. */
const providers = ['google', 'github', 'microsoft', 'spotify']

/**
 * Turns on every way in of a project that nobody has used yet, so that its pages show what there
 * is. What somebody turned off later stays off.
 */
export async function openEveryWay(
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
    if (!response.ok) throw new Error(`The demo could not be set up: ${await response.text()}`)
    return response.json()
  }
  const { user_count, config }: FreshProject = await send({ method: 'GET' })
  if (user_count > 0 || config.oauth_providers.length > 0) return
  const oauth_providers = providers.map((id) => ({
    id,
    type: 'shared',
    enabled: id === 'google' || id === 'github',
  }))
  const body = JSON.stringify({ config: { oauth_providers, passkey_enabled: true } })
  await send({ method: 'PATCH', body })
}
