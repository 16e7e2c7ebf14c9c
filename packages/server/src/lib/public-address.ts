import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * A host is reachable only from this machine or its network. The message does not contain its
 * address.
 */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
  constructor(host: string) {
    super(`${host} does not have a public address.`)
  }
}

/** @throws {PrivateAddressError} if the host is a literal address that is not public. */
export function requirePublicHost(host: string): void {
  if (isIP(host) > 0 && !isPublic(host)) throw new PrivateAddressError(host)
}

/** The only IPv6 range assigned to the public internet (RFC 4291 section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns whether an address is public. IPv4-mapped IPv6 addresses are checked as IPv4. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** Timeout of each of two attempts at a DNS query, in milliseconds. */
const queryMs = 1500

/**
 * Queries DNS servers directly. `dns.lookup` would occupy a thread of the pool for as long as the
 * name servers of the host take to respond: a few slow ones would block all other lookups of the
 * service, and delay its hashes.
 *
 * @see docs/decisions/245-names-of-other-servers-use-no-threads.md
 */
async function resolveHost(host: string): Promise<LookupAddress[]> {
  // Names of a local network, which public DNS servers cannot resolve.
  if (!host.includes('.')) throw new PrivateAddressError(host)
  // One per host, because the list of name servers may have changed.
  const resolver = new Resolver({ timeout: queryMs, tries: 2 })
  const results = await Promise.allSettled([
    resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 }))),
  ])
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const [first] = results
  if (addresses.length === 0 && first.status === 'rejected') throw first.reason
  return addresses
}

/**
 * Resolves a host name when connecting, because its address may have changed. Fails if any address
 * is not public. The error contains the host name only, so that it does not reveal internal
 * addresses.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname).then(
    (addresses) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        return callback(new PrivateAddressError(hostname), [])
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    },
    (error) => callback(error, []),
  )
}

/** Returns the public address of a host, for callers that connect by address. */
export async function resolvePublic(host: string): Promise<string> {
  requirePublicHost(host)
  if (isIP(host)) return host
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}
