import { describe, expect, it } from 'vitest'
import { readClientOrigin, toTrustedProxies } from '../../config/client-address'
import { readIpInfo } from './ip-info'

const browser = { 'user-agent': 'Mozilla/5.0' }
const isTrusted = toTrustedProxies(['loopback', '10.0.0.0/8'])

function read(headers: Record<string, string>, peer = '127.0.0.1') {
  const given = new Headers(headers)
  return readIpInfo(given, readClientOrigin(given, peer, isTrusted))
}

describe('address', () => {
  it.each([
    [{ 'x-forwarded-for': '1.2.3.4, 10.0.0.1' }, '1.2.3.4'],
    [{ 'x-forwarded-for': '9.9.9.9, 1.2.3.4' }, '1.2.3.4'],
    [{ 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '5.6.7.8' }, '1.2.3.4'],
    [{ 'x-real-ip': '5.6.7.8', 'cf-connecting-ip': '9.9.9.9' }, '5.6.7.8'],
    [{ 'cf-connecting-ip': '9.9.9.9' }, '127.0.0.1'],
    [{}, '127.0.0.1'],
  ])('of %j is %s', (headers, address) => {
    expect(read({ ...browser, ...headers })?.ip).toBe(address)
  })
})

describe('place', () => {
  it('comes from the headers of proxies, for browsers', () => {
    const headers = {
      ...browser,
      'x-forwarded-for': '1.2.3.4',
      'cf-ipcountry': 'CH',
      'x-vercel-ip-city': 'Bern',
      'x-vercel-ip-latitude': '46.9',
      'x-vercel-ip-longitude': 'nonsense',
      'x-vercel-ip-timezone': '',
    }
    expect(read(headers, '192.0.2.9')).toEqual({ ip: '192.0.2.9' })
    expect(read(headers)).toEqual({
      ip: '1.2.3.4',
      countryCode: 'CH',
      cityName: 'Bern',
      latitude: 46.9,
    })
  })

  it('is unknown for clients that are not browsers', () => {
    expect(read({ 'user-agent': 'node', 'x-real-ip': '1.2.3.4' })).toBeNull()
  })
})
