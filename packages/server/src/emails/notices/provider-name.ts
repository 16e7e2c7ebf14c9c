import type { ProviderId } from '@app/contract'

const names: Record<ProviderId, string> = {
  apple: 'Apple',
  bitbucket: 'Bitbucket',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
  spotify: 'Spotify',
  x: 'X',
}

/** Returns the brand name of a provider, or the id of an unknown one. */
export function toProviderName(id: string): string {
  return Object.entries(names).find(([known]) => known === id)?.[1] ?? id
}
