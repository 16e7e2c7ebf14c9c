import { parseUrl } from '@app/contract/parse-url'
/** An email that the service would have sent. */
export interface TestEmail {
  /** Subject. */
  readonly subject: string
  /** Plain-text part. */
  readonly text: string
  /** HTML part. */
  readonly html: string
  /** The first link with a code; `null` if there is none. */
  readonly link: string | null
  /** The code of {@link link}, for `verifyEmail`, `resetPassword` and the like. */
  readonly code: string | null
  /** The short code of a sign-in email, which users type; `null` in other emails. */
  readonly typedCode: string | null
}

/** Options of `waitForEmail`. */
export interface EmailOptions {
  /** Pattern of the subject. @default any */
  subject?: RegExp | undefined
  /** Longest wait in milliseconds. @default 10000 */
  timeoutMs?: number | undefined
}

interface WireEmail {
  to: string[]
  subject: string
  text: string
  html: string
  links: string[]
}

const pollMs = 20

/** Waits for the newest email to an address. */
export async function waitForEmail(
  fetchOutbox: () => Promise<Response>,
  address: string,
  { subject = /(?:)/, timeoutMs = 10_000 }: EmailOptions = {},
): Promise<TestEmail> {
  const recipient = lowerDomain(address)
  // The email is written after the response to the request that causes it.
  for (const start = performance.now(); ; ) {
    const { items } = (await (await fetchOutbox()).json()) as { items: WireEmail[] }
    const received = items.filter((item) => item.to.includes(recipient))
    const email = received.find((item) => subject.test(item.subject))
    if (email) return toTestEmail(email)
    if (performance.now() - start > timeoutMs) {
      const subjects = received.map((item) => item.subject)
      throw new Error(
        `No email to ${address} with a subject that matches ${subject}. ` +
          (subjects.length > 0
            ? `The address received: ${subjects.join('; ')}.`
            : 'The address received none.'),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Returns an address as the service writes it. */
function lowerDomain(address: string): string {
  return address.replace(/@[^@]*$/, (domain) => domain.toLowerCase())
}

function toTestEmail({ subject, text, html, links }: WireEmail): TestEmail {
  const codeOf = (link: string) => parseUrl(link)?.searchParams.get('code') ?? null
  const link = links.find(codeOf) ?? null
  return {
    subject,
    text,
    html,
    link,
    code: link && codeOf(link),
    typedCode: /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? null,
  }
}
