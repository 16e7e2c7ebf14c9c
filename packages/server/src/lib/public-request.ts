import type { Agent, Dispatcher } from 'undici'
import { lookupPublic, requirePublicHost } from './public-address'
import { version } from './version'

/** JSON for an endpoint of an app. */
interface PublicPost {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/** Sends JSON to an endpoint of an app, and returns the response with its body unread. */
export type SendPublicPost = (url: string, post: PublicPost) => Promise<Dispatcher.ResponseData>

/**
 * Creates a sender that does not follow redirects. Unless private addresses are allowed, it only
 * sends by https to public addresses, checked when connecting, because a name may resolve
 * differently by then.
 *
 * @param options.timeoutMs Timeout of connecting, in milliseconds.
 * @param options.subject Plural noun for what is sent, with a capital letter.
 */
export function createPublicPost({
  allowPrivate,
  timeoutMs,
  subject,
}: {
  allowPrivate: boolean
  timeoutMs: number
  subject: string
}): SendPublicPost {
  let agent: Promise<Agent> | undefined
  return async (url, { headers, body, signal }) => {
    // Loaded with the first request: most services send none.
    const { request } = await import('undici')
    agent ??= createAgent({ allowPrivate, timeoutMs })
    if (!allowPrivate) requireAllowed(new URL(url), subject)
    return request(url, {
      dispatcher: await agent,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': `app-server/${version}`,
      },
      body,
      signal,
    })
  }
}

async function createAgent({
  allowPrivate,
  timeoutMs,
}: {
  allowPrivate: boolean
  timeoutMs: number
}): Promise<Agent> {
  const { Agent } = await import('undici')
  return new Agent({
    connect: { timeout: timeoutMs, ...(!allowPrivate && { lookup: lookupPublic }) },
  })
}

/** Literal addresses are not looked up, so they are checked first. */
function requireAllowed({ protocol, hostname }: URL, subject: string): void {
  if (protocol !== 'https:') throw new Error(`${subject} require https.`)
  requirePublicHost(hostname.replace(/^\[|\]$/g, ''))
}
