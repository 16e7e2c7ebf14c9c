import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Whether a proxy with this address is one of ours, so that what it says is true. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

/**
 * @param proxies Addresses, ranges such as `10.0.0.0/8`, and `loopback`, `linklocal` and
 *   `uniquelocal` for the ranges of those names.
 * @throws {TypeError} when one of them is none of that.
 */
export function toTrustedProxies(proxies: string[]): IsTrustedProxy {
  return proxyaddr.compile(proxies)
}

/** Where a request came from. */
export interface ClientOrigin {
  /** Address of the client, in full. */
  address: string
  /** The part of it that attempts are counted by: all of IPv4, the /64 of IPv6. */
  network: string
  /** Whether one of our proxies passed the request on, so that its headers describe the client. */
  isForwarded: boolean
}

/**
 * Reads where a request came from: the last address in `X-Forwarded-For` that is not of our own
 * proxies. Anybody can have written what stands before it. An entry that is no address counts as
 * the peer.
 *
 * @param peer Address at the other end of the connection; without one, who calls is in this process.
 */
export function readClientOrigin(
  headers: Headers,
  peer: string | undefined,
  isTrusted: IsTrustedProxy,
): ClientOrigin {
  const remoteAddress = peer ?? '127.0.0.1'
  const told = headers.get('x-forwarded-for') ?? headers.get('x-real-ip')
  // All that the library looks at.
  const request = {
    headers: { 'x-forwarded-for': told?.split(',').map(withoutPort).join(',') },
    socket: { remoteAddress },
  }
  const found = proxyaddr(request as unknown as IncomingMessage, isTrusted)
  const address = toPlainAddress(isIP(found) ? found : remoteAddress)
  return {
    address,
    network: toNetwork(address, 64),
    isForwarded: told !== null && isTrusted(remoteAddress, 0),
  }
}

/** Some proxies append `address:port`, which differs at every connection. */
function withoutPort(entry: string): string {
  const text = entry.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, v4] = /^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? []
  return bracketed ?? v4 ?? text
}

/** Without a zone, and an IPv4 address that is written as one of IPv6 as itself. */
function toPlainAddress(address: string): string {
  if (!isIP(address)) return address
  return ipaddr.process(address.replace(/%.*$/, '')).toString()
}

/**
 * Returns the network of an address of IPv6, and an address of IPv4 as it is: whoever has one
 * address of IPv6 has a /64 of them, or more.
 */
export function toNetwork(address: string, prefixLength: number): string {
  if (isIP(address) !== 6) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefixLength}`).toString()
}
