import type { IncomingMessage } from 'node:http'
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

/**
 * The address attempts are counted by: the last one in `X-Forwarded-For` that is not of our own
 * proxies. What stands before it anybody can have written.
 *
 * @param peer Address at the other end of the connection; without one, who calls is in this process.
 */
export function readClientAddress(
  headers: Headers,
  peer: string | undefined,
  isTrusted: IsTrustedProxy,
): string {
  const remoteAddress = peer ?? '127.0.0.1'
  // All that the library looks at.
  const told = headers.get('x-forwarded-for') ?? headers.get('x-real-ip') ?? undefined
  const request = { headers: { 'x-forwarded-for': told }, socket: { remoteAddress } }
  return toNetwork(proxyaddr(request as unknown as IncomingMessage, isTrusted))
}

/** Whoever has one address of IPv6 has 2^64 of them; they are counted as one. */
function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString()
    : parsed.toString()
}
