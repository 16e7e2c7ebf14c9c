/** Names that are not the capitalized id. */
const names: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
}

/** Returns the name of a provider, such as "GitHub" for `github`. */
export function toProviderName(id: string): string {
  return names[id] ?? id.charAt(0).toUpperCase() + id.slice(1)
}
