import type { IpInfo } from '../db/schema/index'

/**
 * Where an end user is, from what the proxies in front of us say. `null` unless the request looks
 * like a browser's: a server calling for its users says nothing about where they are.
 *
 * @see contract/http.md section 11.1
 */
export function readIpInfo(headers: Headers): IpInfo | null {
  if (!/Mozilla|Chrome|Safari/.test(headers.get('user-agent') ?? '')) return null
  const ip =
    headers.get('cf-connecting-ip') ??
    headers.get('x-vercel-forwarded-for') ??
    headers.get('x-real-ip') ??
    headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  if (!ip) return null
  const text = (name: string) => headers.get(name) ?? undefined
  const number = (name: string) => {
    const value = Number(headers.get(name) ?? Number.NaN)
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
