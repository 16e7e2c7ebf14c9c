import type { ClientOrigin } from '../../config/client-address'
import type { IpInfo } from '../../db/schema/index'

/** No place has a longer name. */
const maxLength = 256

/**
 * Where an end user is. The address is the one that limits and security events have; the place is
 * what a proxy of ours says of it, and is unknown without one. `null` unless the request looks
 * like a browser's: a server calling for its users says nothing about where they are.
 *
 * @param origin `null` for a request from this process that came over no connection.
 * @see contract/http.md section 11.1, decision 134
 */
export function readIpInfo(headers: Headers, origin: ClientOrigin | null): IpInfo | null {
  if (!origin || !/Mozilla|Chrome|Safari/.test(headers.get('user-agent') ?? '')) return null
  const { address: ip, isForwarded } = origin
  if (!isForwarded) return { ip }
  const text = (name: string) => headers.get(name)?.slice(0, maxLength) || undefined
  const number = (name: string) => {
    const value = Number(headers.get(name) || Number.NaN)
    return Number.isFinite(value) ? value : undefined
  }
  return {
    ip,
    countryCode: text('cf-ipcountry') ?? text('x-vercel-ip-country'),
    regionCode: text('x-vercel-ip-country-region'),
    cityName: text('x-vercel-ip-city'),
    latitude: number('x-vercel-ip-latitude'),
    longitude: number('x-vercel-ip-longitude'),
    tzIdentifier: text('x-vercel-ip-timezone'),
  }
}
