import type { ProviderType } from '@app/core'

const names: Record<ProviderType, string> = {
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

/** Returns the display name of a provider; its id if unknown. */
export function toProviderName(id: string): string {
  return Object.hasOwn(names, id) ? names[id as ProviderType] : id
}
