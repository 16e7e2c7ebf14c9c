import { lookup } from 'node:dns'
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

/**
 * Resolves a host name when connecting, because its address may have changed. Fails if any address
 * is not public. The error contains the host name only, so that it does not reveal internal
 * addresses.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (!addresses.every(({ address }) => isPublic(address))) {
      return callback(new PrivateAddressError(hostname), [])
    }
    const [first] = addresses
    if (options.all) return callback(null, addresses)
    return callback(null, first?.address ?? '', first?.family)
  })
}

/** Returns the public address of a host, for callers that connect by address. */
export async function resolvePublic(host: string): Promise<string> {
  requirePublicHost(host)
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}
