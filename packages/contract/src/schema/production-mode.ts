import { parseUrl } from '../lib/parse-url'
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

/** Settings of a project that decide about production mode. */
export interface ProductionModeSettings {
  isProductionMode: boolean
  config: { allowLocalhost: boolean; domains: readonly { domain: string }[] }
}

/** Lists the problems that prevent production mode. */
export function listProductionModeErrors({
  id,
  config,
}: {
  id: string
  config: ProductionModeSettings['config']
}): ProductionModeError[] {
  const relativeFixUrl = `/projects/${id}/domains` as const
  return listMessages(config).map((message) => ({ message, relativeFixUrl }))
}

/**
 * Lists the messages of problems because of which a change must be refused: all of them if it turns
 * production mode on, else those that it adds to a project in production mode.
 *
 * @param before The project before the change; `null` if it is created.
 */
export function listAddedProductionModeErrors(
  before: ProductionModeSettings | null,
  after: ProductionModeSettings,
): string[] {
  if (!after.isProductionMode) return []
  const known = before?.isProductionMode ? listMessages(before.config) : []
  return listMessages(after.config).filter((message) => !known.includes(message))
}

function listMessages(config: ProductionModeSettings['config']): string[] {
  const ofProject = config.allowLocalhost
    ? ['Localhost is not allowed in production mode, turn off Allow localhost in project settings']
    : []
  const ofDomains = config.domains.flatMap(({ domain }) => {
    const url = parseUrl(domain)
    return rules.find(({ isBroken }) => isBroken(url))?.toMessage(domain) ?? []
  })
  return [...ofProject, ...ofDomains]
}
