import type { ProviderId } from '@app/contract'

/** Where an owner registers an app at a provider. */
interface Registration {
  /** Page of the provider that lists the apps of its owner. */
  url: string
  /** Name of the field for the redirect URI there. */
  field: string
}

/** Names and addresses as in the documentation of the providers, which change them at times. */
const registrations: Record<ProviderId, Registration> = {
  google: {
    url: 'https://console.cloud.google.com/apis/credentials',
    field: 'Authorized redirect URIs',
  },
  github: { url: 'https://github.com/settings/developers', field: 'Authorization callback URL' },
  microsoft: {
    url: 'https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade',
    field: 'Redirect URIs of the platform Web',
  },
  spotify: { url: 'https://developer.spotify.com/dashboard', field: 'Redirect URIs' },
  facebook: { url: 'https://developers.facebook.com/apps', field: 'Valid OAuth Redirect URIs' },
  discord: { url: 'https://discord.com/developers/applications', field: 'Redirects' },
  gitlab: { url: 'https://gitlab.com/-/user_settings/applications', field: 'Redirect URI' },
  bitbucket: {
    url: 'https://bitbucket.org/account/workspaces',
    field: 'Callback URL of an OAuth consumer',
  },
  linkedin: {
    url: 'https://www.linkedin.com/developers/apps',
    field: 'Authorized redirect URLs for your app',
  },
  apple: {
    url: 'https://developer.apple.com/account/resources/identifiers/list/serviceId',
    field: 'Return URLs of a Services ID',
  },
  x: {
    url: 'https://developer.x.com/en/portal/dashboard',
    field: 'Callback URI / Redirect URL',
  },
}

/** Paths of the authorization endpoint of providers that organizations install on servers of their own. */
const authorizePaths: Partial<Record<ProviderId, string>> = {
  github: '/login/oauth/authorize',
  gitlab: '/oauth/authorize',
}

/**
 * Returns where an owner registers an app at a provider.
 *
 * @param authorize Authorization endpoint of an installation of the provider, which may be below a path, if it is not
 *   the public one.
 */
export function findRegistration(id: ProviderId, authorize?: string): Registration {
  const registration = registrations[id]
  const authorizePath = authorizePaths[id]
  if (authorize === undefined || authorizePath === undefined) return registration
  const { origin, pathname } = new URL(authorize)
  const root = pathname.endsWith(authorizePath) ? pathname.slice(0, -authorizePath.length) : ''
  return { ...registration, url: `${origin}${root}${new URL(registration.url).pathname}` }
}
