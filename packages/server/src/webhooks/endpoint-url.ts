import type { Config } from '../config/config'
import { invalidInput } from '../lib/errors'

/** Settings about the addresses of webhooks and sign-up hooks. */
export type AddressConfig = Pick<Config, 'production' | 'webhooksAllowPrivate'>

/** Returns whether webhooks and sign-up hooks may be sent to private addresses and over http. */
export function allowsPrivate({ production, webhooksAllowPrivate }: AddressConfig): boolean {
  return webhooksAllowPrivate ?? !production
}

/**
 * Requires a URL that deliveries accept, apart from its address, which is checked when connecting.
 *
 * @param subject Plural noun for what is delivered, with a capital letter.
 */
export function requireDeliverable(
  config: AddressConfig,
  url: string,
  subject: 'Webhooks' | 'Sign-up hooks',
): void {
  if (allowsPrivate(config) || new URL(url).protocol === 'https:') return
  throw invalidInput(`${subject} require https. Use a URL that starts with https://.`)
}
