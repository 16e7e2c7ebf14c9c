import { describe, expect, it } from 'vitest'
import { emailDomain, isDomainListed, toAsciiDomain } from './email-domain'

describe('the domain of an email address', () => {
  it.each([
    ['example.com', 'example.com'],
    ['EXAMPLE.com', 'example.com'],
    ['example.com.', 'example.com'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['xn--BCHER-kva.example', 'xn--bcher-kva.example'],
    ['ｅxample。com', 'example.com'],
    ['a-b.c1.example', 'a-b.c1.example'],
    ['com', 'com'],
  ])('%s is %s', (given, domain) => {
    expect(toAsciiDomain(given)).toBe(domain)
  })

  it.each([
    '',
    '.',
    '.example.com',
    'example..com',
    'example.com..',
    'user@example.com',
    'example.com/path',
    'example.com\\path',
    'example.com?query',
    'example.com#hash',
    'example.com:25',
    'ex%61mple.com',
    'exam ple.com',
    'example.com\n',
    'example.com\u0000',
    '[::1]',
    '127.0.0.1',
    '0x7f.1',
    '1',
    '-a.example',
    'a_b.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(127)}example`,
  ])('is not %j', (given) => {
    expect(toAsciiDomain(given)).toBeNull()
  })
})

describe('a pattern of domains', () => {
  it('is a domain or its subdomains, in ASCII', () => {
    expect(emailDomain.parse('*.Bücher.example.')).toBe('*.xn--bcher-kva.example')
    expect(emailDomain.parse('Example.com')).toBe('example.com')
    expect(emailDomain.parse('*.edu')).toBe('*.edu')
  })

  it.each(['com', '*', '*.', 'a.*.com', '**.com', '*.*.com', '*example.com', '@example.com', ''])(
    'is not %j',
    (given) => {
      expect(emailDomain.safeParse(given).success).toBe(false)
    },
  )

  it('matches a domain exactly', () => {
    expect(isDomainListed(['example.com'], 'example.com')).toBe(true)
    expect(isDomainListed(['example.com'], 'sub.example.com')).toBe(false)
    expect(isDomainListed(['example.com'], 'notexample.com')).toBe(false)
    expect(isDomainListed(['example.com'], 'example.com.evil.example')).toBe(false)
  })

  it('matches subdomains of any depth, and not the domain itself', () => {
    expect(isDomainListed(['*.example.com'], 'a.example.com')).toBe(true)
    expect(isDomainListed(['*.example.com'], 'a.b.example.com')).toBe(true)
    expect(isDomainListed(['*.example.com'], 'example.com')).toBe(false)
    expect(isDomainListed(['*.example.com'], 'notexample.com')).toBe(false)
  })
})
