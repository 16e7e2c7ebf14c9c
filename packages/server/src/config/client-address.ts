import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Returns whether an address belongs to a trusted proxy. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

/**
 * Compiles the list of trusted proxies.
 *
 * @param proxies Addresses, ranges such as `10.0.0.0/8`, and the named ranges `loopback`,
 * `linklocal` and `uniquelocal`.
 * @throws {TypeError} if an entry is not a valid address or range.
 */
export function toTrustedProxies(proxies: string[]): IsTrustedProxy {
  return proxyaddr.compile(proxies)
}

/** Origin of a request. */
export interface ClientOrigin {
  /** Full address of the client. */
  address: string
  /** Network that attempts are counted by: the IPv4 address, or the /64 of an IPv6 address. */
  network: string
  /** Whether a trusted proxy forwarded the request, so that its headers describe the client. */
  isForwarded: boolean
}

/**
 * Determines the origin of a request: the last address in `X-Forwarded-For` that is not a trusted
 * proxy. Entries before it can be forged. An entry that is not a valid address counts as the peer.
 *
 * @param peer Address of the TCP peer; absent if the caller is in this process.
 */
export function readClientOrigin(
  headers: Headers,
  peer: string | undefined,
  isTrusted: IsTrustedProxy,
): ClientOrigin {
  const remoteAddress = peer ?? '127.0.0.1'
  const forwarded = headers.get('x-forwarded-for') ?? headers.get('x-real-ip')
  // The only properties that the library reads.
  const request = {
    headers: { 'x-forwarded-for': forwarded?.split(',').map(withoutPort).join(',') },
    socket: { remoteAddress },
  }
  const found = proxyaddr(request as unknown as IncomingMessage, isTrusted)
  const address = toPlainAddress(isIP(found) ? found : remoteAddress)
  return {
    address,
    network: toNetwork(address, 64),
    isForwarded: forwarded !== null && isTrusted(remoteAddress, 0),
  }
}

/** Some proxies append `address:port`, and the port differs per connection. */
function withoutPort(entry: string): string {
  const text = entry.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, v4] = /^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? []
  return bracketed ?? v4 ?? text
}

/** Removes the zone and converts IPv4-mapped IPv6 addresses to IPv4. */
function toPlainAddress(address: string): string {
  if (!isIP(address)) return address
  return ipaddr.process(address.replace(/%.*$/, '')).toString()
}

/**
 * Returns the network of an IPv6 address, and an IPv4 address unchanged. A holder of one IPv6
 * address usually has the whole /64.
 */
export function toNetwork(address: string, prefixLength: number): string {
  if (isIP(address) !== 6) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefixLength}`).toString()
}
