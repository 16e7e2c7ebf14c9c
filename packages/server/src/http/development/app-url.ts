import { parseUrl } from '@app/contract/parse-url'

/** The service does not know where an app runs, but the links of its emails lead there. */
interface Linked {
  links: string[]
}

/** Returns the origin that the first email with a link leads to, or `null` if none has a link. */
export function toAppUrl(emails: Linked[]): URL | null {
  const [link] = emails.flatMap(({ links }) => links)
  const url = link ? parseUrl(link) : null
  return url && new URL('/', url)
}
