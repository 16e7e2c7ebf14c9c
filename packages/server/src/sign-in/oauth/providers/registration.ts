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

/** Providers that organizations install on servers of their own, with the same paths. */
const installable = new Set<ProviderId>(['github', 'gitlab'])

/**
 * Returns where an owner registers an app at a provider.
 *
 * @param authorize Authorization endpoint of an installation of the provider, if it is not the public one.
 */
export function findRegistration(id: ProviderId, authorize?: string): Registration {
  const registration = registrations[id]
  if (authorize === undefined || !installable.has(id)) return registration
  return { ...registration, url: new URL(new URL(registration.url).pathname, authorize).href }
}
