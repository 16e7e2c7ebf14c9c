import { performance } from 'node:perf_hooks'
import { hash } from '@node-rs/argon2'
import { hashSync } from '@node-rs/bcrypt'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPassword, findHashProblem, hashPassword } from './password-hash'

const check = (stored: string | null, password: string) =>
  checkPassword('project', { stored, password })

describe('password hash', () => {
  it('is argon2id with the recommended parameters, and salted', async () => {
    const [first, second] = await Promise.all([
      hashPassword('project', 'same'),
      hashPassword('project', 'same'),
    ])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('matches only its password', async () => {
    const stored = await hashPassword('project', 'pass-word')
    expect(await check(stored, 'pass-word')).toEqual({ matches: true, needsRehash: false })
    expect(await check(stored, 'pass-worD')).toEqual({ matches: false, needsRehash: false })
  })

  it.each(['$2a$', '$2b$', '$2y$'])(
    'can be bcrypt of the form %s, which needs a rehash',
    async (form) => {
      const stored = hashSync('pass-word', { cost: 4 }).replace(/^\$2.\$/, form)
      expect(await check(stored, 'pass-word')).toEqual({ matches: true, needsRehash: true })
      expect((await check(stored, 'other')).matches).toBe(false)
    },
  )

  it.each([
    [
      'scrypt of passlib',
      'password',
      '$scrypt$ln=16,r=8,p=1$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E',
    ],
    [
      'scrypt of Firebase',
      'user1password',
      '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
    ],
    [
      'PBKDF2 of passlib',
      'password',
      '$pbkdf2-sha256$6400$.6UI/S.nXIk8jcbdHx3Fhg$98jZicV16ODfEsEZeYPGHU3kbrUrvUEXOPimVSQDD44',
    ],
    [
      'PBKDF2 of Django',
      'lètmein',
      'pbkdf2_sha256$260000$seasalt$YlZ2Vggtqdc61YjArZuoApoBh9JNGYoDRBUGu6tcJQo=',
    ],
  ])('can be %s, which needs a rehash', async (_, password, stored) => {
    expect(findHashProblem(stored)).toBeNull()
    expect(await check(stored, password)).toEqual({ matches: true, needsRehash: true })
    expect((await check(stored, `${password}.`)).matches).toBe(false)
  })

  it('can be argon2 with other parameters, which needs a rehash', async () => {
    const stored = await hash('pass-word', { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    expect(findHashProblem(stored)).toBeNull()
    expect(await check(stored, 'pass-word')).toEqual({ matches: true, needsRehash: true })
  })

  it.each([
    'pass-word',
    '',
    '5f4dcc3b5aa765d61d8327deb882cf99',
    '$argon2id$nonsense',
    '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$iWh06vD8Fy27wf9npn6FXWiCX4K6pW6Ue1Bnzz07Z8A',
    '$scrypt$ln=30,r=8,p=1$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E',
    '$pbkdf2-sha256$i=99999999$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E',
    '$2b$31$abcdefghijklmnopqrstuuQvN5NDzk5cRkYBJmQtkV1cYzl0Qm1Ky',
  ])('cannot be imported if it is %j', (stored) => {
    expect(findHashProblem(stored)).toContain('must be a bcrypt')
  })

  it('is compared without an error for any imported parameters', async () => {
    const bytes = (length: number) => fc.constant(Buffer.alloc(length, 1).toString('base64'))
    const small = fc.integer({ min: 0, max: 40 })
    const parameters = fc.record({
      ln: fc.integer({ min: 0, max: 12 }),
      r: small,
      p: small,
      rounds: small,
      salt: fc.integer({ min: 0, max: 140 }).chain(bytes),
      hash: fc.integer({ min: 0, max: 70 }).chain(bytes),
    })
    const toHashes = ({ ln, r, p, rounds, salt, hash }: Record<string, string | number>) => [
      `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`,
      `$fbscrypt$v=1,n=${ln},r=${r},p=${p},ss=Bw==,sk=${hash}$${salt}$${hash}`,
      `$pbkdf2-sha512$i=${rounds}$${salt}$${hash}`,
      `$argon2id$v=19$m=${rounds},t=${r},p=${p}$${salt}$${hash}`.replaceAll('=$', '$'),
    ]
    let taken = 0
    const property = fc.asyncProperty(parameters, async (of) => {
      for (const stored of toHashes(of)) {
        if (findHashProblem(stored)) continue
        taken += 1
        expect((await check(stored, 'a guess')).matches).toBe(false)
      }
    })
    await fc.assert(property, { numRuns: 300 })
    expect(taken).toBeGreaterThan(50)
  })

  it('matches no password if there is no hash', async () => {
    expect((await check(null, 'dummy password')).matches).toBe(false)
  })

  it.each([
    ['argon2id', async () => hashPassword('project', 'pass-word')],
    ['bcrypt', async () => hashSync('pass-word', { cost: 11 })],
  ])('does not block the event loop while it computes %s', async (_, make) => {
    const stored = await make()
    const before = performance.eventLoopUtilization()
    await Promise.all(Array.from({ length: 10 }, () => check(stored, 'pass-word')))
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })
})
