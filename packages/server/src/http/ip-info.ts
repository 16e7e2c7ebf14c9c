import type { IpInfo } from '../db/schema/index'

const addressHeaders = [
  'cf-connecting-ip',
  'x-vercel-forwarded-for',
  'x-real-ip',
  'x-forwarded-for',
]

/** The address of a caller, as the proxies in front of us tell it. */
function readAddress(headers: Headers): string | null {
  const addresses = addressHeaders.map((name) => headers.get(name)?.split(',')[0]?.trim())
  return addresses.find((address) => address) ?? null
}

/**
 * Where an end user is, from what the proxies in front of us say. `null` unless the request looks
 * like a browser's: a server calling for its users says nothing about where they are.
 *
 * @see contract/http.md section 11.1
 */
export function readIpInfo(headers: Headers): IpInfo | null {
  if (!/Mozilla|Chrome|Safari/.test(headers.get('user-agent') ?? '')) return null
  const ip = readAddress(headers)
  if (!ip) return null
  const text = (name: string) => headers.get(name) || undefined
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
