/** Keys of a project in the names of the API. */
export interface WireKeys {
  publishable_client_key?: string
  secret_server_key?: string
}

/** Returns the environment variables of a page, of a server and of an app with Next.js that use a project. */
export function toEnvironment(serviceUrl: string, projectId: string, keys: WireKeys) {
  const page = {
    AUTH_URL: serviceUrl,
    AUTH_PROJECT_ID: projectId,
    AUTH_KEY: keys.publishable_client_key ?? '',
  }
  return {
    page,
    server: { ...page, AUTH_SECRET_KEY: keys.secret_server_key ?? '' },
    next: {
      NEXT_PUBLIC_STACK_API_URL: serviceUrl,
      NEXT_PUBLIC_STACK_PROJECT_ID: projectId,
      NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY: keys.publishable_client_key ?? '',
      STACK_SECRET_SERVER_KEY: keys.secret_server_key ?? '',
    },
  }
}

/** Returns variables as lines of a file `.env`. */
export function toEnvLines(variables: Record<string, string>, prefix = ''): string {
  return Object.entries(variables)
    .map(([name, value]) => `${prefix}${name}=${value}\n`)
    .join('')
}
