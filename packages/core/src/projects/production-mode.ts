/** A problem that prevents production mode. */
export interface ProductionModeError {
  /** Description of the problem and its remedy. */
  readonly message: string
  /** Path of the dashboard page that fixes it. */
  readonly relativeFixUrl: `/projects/${string}/domains`
}

interface Rule {
  isBroken(url: URL | null): boolean
  toMessage(domain: string): string
}

// Only the first broken rule is reported for each domain.
const rules: Rule[] = [
  {
    isBroken: (url) => url === null,
    toMessage: (domain) => `Trusted domain is not a valid URL: ${domain}`,
  },
  {
    isBroken: (url) => /^(.+\.)?localhost$|^127(\.\d+){3}$/.test(url?.hostname ?? ''),
    toMessage: (domain) =>
      `Localhost domains are not allowed to be trusted in production mode: ${domain}`,
  },
  {
    // IPv6 addresses are in brackets.
    isBroken: (url) => /^[\d.]+$|^\[/.test(url?.hostname ?? ''),
    toMessage: (domain) =>
      `Direct IP addresses are not valid as trusted domains in production mode: ${domain}`,
  },
  {
    isBroken: (url) => url?.protocol !== 'https:',
    toMessage: (domain) => `Trusted domains should be HTTPS: ${domain}`,
  },
]

/** Lists the problems that prevent production mode. */
export function listProductionModeErrors({
  id,
  config,
}: {
  id: string
  config: { allowLocalhost: boolean; domains: readonly { domain: string }[] }
}): ProductionModeError[] {
  const relativeFixUrl = `/projects/${id}/domains` as const
  const ofProject = config.allowLocalhost
    ? ['Localhost is not allowed in production mode, turn off Allow localhost in project settings']
    : []
  const ofDomains = config.domains.flatMap(({ domain }) => {
    const url = URL.canParse(domain) ? new URL(domain) : null
    return rules.find(({ isBroken }) => isBroken(url))?.toMessage(domain) ?? []
  })
  return [...ofProject, ...ofDomains].map((message) => ({ message, relativeFixUrl }))
}
