import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Parameters of a signature. */
interface Signing {
  /** The same for every attempt of a message. */
  id: string
  at: Date
  body: string
  /** `whsec_…`; more than one while secrets rotate. */
  secrets: string[]
}

/** Creates a secret of 256 random bits. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Returns the headers of a message, under the names of Standard Webhooks and Svix.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function toSignedHeaders({ id, at, body, secrets }: Signing): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ')
  const entries = Object.entries({ id, timestamp, signature })
  return Object.fromEntries(
    ['webhook', 'svix'].flatMap((prefix) =>
      entries.map(([name, value]) => [`${prefix}-${name}`, value]),
    ),
  )
}
