import { toLines } from './change-list'

/** Characters that end or change the host of a URL. */
const delimiters = /[/\\?#@:%[\]]/

/** Labels of letters, digits and hyphens (RFC 1123 section 2.1), internationalized ones in ASCII; the last one is not a number. */
const domainName =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Returns whether the service accepts a text as an email domain, or as `*.` before a domain. */
function isEmailDomain(text: string): boolean {
  const isWildcard = text.startsWith('*.')
  const name = isWildcard ? text.slice(2) : text
  if (delimiters.test(name) || !URL.canParse(`http://${name}`)) return false
  const host = new URL(`http://${name}`).hostname.replace(/\.$/, '')
  return domainName.test(host) && (isWildcard || host.includes('.'))
}

/** Returns what is wrong with a list of email domains; `null` if nothing is. */
export function findDomainProblem(text: string): string | null {
  const wrong = toLines(text).find((line) => !isEmailDomain(line))
  if (wrong === undefined) return null
  const suggestion = wrong.replace(/^.*@|^https?:\/\/|\/$/g, '')
  const example = isEmailDomain(suggestion) ? suggestion : 'example.com'
  return `“${wrong}” is not an email domain. Write it like ${example}.`
}
