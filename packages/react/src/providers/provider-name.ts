const names: Record<string, string> = {
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

/** What a provider calls itself; one we do not know, by its id. */
export function toProviderName(id: string): string {
  return (Object.hasOwn(names, id) && names[id]) || id
}
