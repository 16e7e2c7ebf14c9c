import type { Config } from '../config/config'
import { invalidInput } from '../lib/errors'

/** Settings about the addresses of webhooks. */
type AddressConfig = Pick<Config, 'production' | 'webhooksAllowPrivate'>

/** Returns whether webhooks and sign-up hooks may be sent to private addresses and over http. */
export function allowsPrivate({ production, webhooksAllowPrivate }: AddressConfig): boolean {
  return webhooksAllowPrivate ?? !production
}

/** Requires a URL that deliveries accept, apart from its address, which is checked when connecting. */
export function requireDeliverable(config: AddressConfig, url: string): void {
  if (allowsPrivate(config) || new URL(url).protocol === 'https:') return
  throw invalidInput('Webhooks require https. Use a URL that starts with https://.')
}
