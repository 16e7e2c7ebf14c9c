import type { ClientOrigin } from '../../config/client-address'
import type { IpInfo } from '../../db/schema/index'

/** Maximum length of a place name. */
const maxLength = 256

/**
 * Returns the location of an end user: the client address, and the place reported by a trusted
 * proxy, if any. `null` unless the request comes from a browser, because a backend calling for its
 * users says nothing about their location.
 *
 * @param origin `null` for an in-process request.
 * @see decision 134
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
