import { parseUrl } from '@app/contract/parse-url'

/** The service does not know where an app runs, but the links of its emails lead there. */
interface Linked {
  links: string[]
}

/** Returns the URL of the app, to which the first valid link of the emails leads; `null` if there is none. */
export function findAppUrl(emails: Linked[]): URL | null {
  for (const link of emails.flatMap(({ links }) => links)) {
    const url = parseUrl(link)
    if (url) return new URL('/', url.origin)
  }
  return null
}
