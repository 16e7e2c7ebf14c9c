import { describe, expect, it } from 'vitest'
import { readIpInfo } from './ip-info'

const browser = { 'user-agent': 'Mozilla/5.0' }

describe('address', () => {
  it.each([
    [{ 'x-forwarded-for': '1.2.3.4, 10.0.0.1' }, '1.2.3.4'],
    [{ 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '5.6.7.8' }, '5.6.7.8'],
    [{ 'x-real-ip': '5.6.7.8', 'cf-connecting-ip': '9.9.9.9' }, '9.9.9.9'],
    [{ 'cf-connecting-ip': '', 'x-real-ip': '5.6.7.8' }, '5.6.7.8'],
    [{}, null],
  ])('of %j is %s', (headers, address) => {
    const told = new Headers({ ...browser, ...(headers as Record<string, string>) })
    expect(readIpInfo(told)?.ip ?? null).toBe(address)
  })
})

describe('place', () => {
  it('is what the proxies say of a browser', () => {
    const headers = new Headers({
      ...browser,
      'cf-connecting-ip': '1.2.3.4',
      'cf-ipcountry': 'CH',
      'x-vercel-ip-city': 'Bern',
      'x-vercel-ip-latitude': '46.9',
      'x-vercel-ip-longitude': 'nonsense',
      'x-vercel-ip-timezone': '',
    })
    expect(readIpInfo(headers)).toEqual({
      ip: '1.2.3.4',
      countryCode: 'CH',
      cityName: 'Bern',
      latitude: 46.9,
    })
  })

  it('is unknown of what is not a browser', () => {
    const headers = new Headers({ 'user-agent': 'node', 'x-real-ip': '1.2.3.4' })
    expect(readIpInfo(headers)).toBeNull()
  })
})
