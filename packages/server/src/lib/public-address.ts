import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host that only this machine or its network can reach. The message never tells its address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
  constructor(host: string) {
    super(`${host} is not at a public address.`)
  }
}

/** @throws {PrivateAddressError} if a host is written as an address that is not public. */
export function requirePublicHost(host: string): void {
  if (isIP(host) > 0 && !isPublic(host)) throw new PrivateAddressError(host)
}

/** The only part of IPv6 that is assigned to the public internet (RFC 4291 section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is public. IPv4 addresses mapped to IPv6 count as what they are. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/**
 * Resolves a host name when the connection is made, as it may have pointed elsewhere before. Fails if any
 * of its addresses is not public; the error names the host only, so that it discloses
 * no address of an internal name.
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

/** The public address of a host, for callers that connect by address. */
export async function resolvePublic(host: string): Promise<string> {
  requirePublicHost(host)
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}
