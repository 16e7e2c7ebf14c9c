import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Somebody else's server is at an address that only this machine or its network can reach. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
  constructor(address: string) {
    super(`The address ${address} is not a public one.`)
  }
}

/** @throws {PrivateAddressError} when a host is written as an address, and not as a public one. */
export function requirePublicHost(host: string): void {
  if (isIP(host) > 0) requirePublic(host)
}

/** IPv4 addresses written as IPv6 count as what they are. */
function requirePublic(address: string): void {
  if (ipaddr.process(address).range() !== 'unicast') throw new PrivateAddressError(address)
}

/**
 * Looks a name up when the connection is made, as it may have pointed elsewhere before. Fails when any of
 * its addresses is not public.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    try {
      for (const { address } of addresses) requirePublic(address)
    } catch (refusal) {
      return callback(refusal as PrivateAddressError, [])
    }
    const [first] = addresses
    if (options.all) return callback(null, addresses)
    return callback(null, first?.address ?? '', first?.family)
  })
}

/** The public address of a host, for who connects by address. */
export async function resolvePublic(host: string): Promise<string> {
  requirePublicHost(host)
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}
