import type { fields } from '@app/contract'
import type { z } from 'zod'

const names: Record<z.output<typeof fields.providerId>, string> = {
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
