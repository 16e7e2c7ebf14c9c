import { performance } from 'node:perf_hooks'
import { hashSync } from '@node-rs/bcrypt'
import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from './password-hash'

describe('password hash', () => {
  it('is argon2id with the recommended parameters, and salted', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('belongs to its password only', async () => {
    const hash = await hashPassword('pass-word')
    expect(await checkPassword(hash, 'pass-word')).toEqual({ matches: true, isOutdated: false })
    expect(await checkPassword(hash, 'pass-worD')).toEqual({ matches: false, isOutdated: false })
  })

  it.each(['$2a$', '$2b$', '$2y$'])(
    'may be bcrypt of the form %s, which is outdated',
    async (form) => {
      const hash = hashSync('pass-word', { cost: 4 }).replace(/^\$2.\$/, form)
      expect(await checkPassword(hash, 'pass-word')).toEqual({ matches: true, isOutdated: true })
      expect((await checkPassword(hash, 'other')).matches).toBe(false)
    },
  )

  it('belongs to no password where there is none', async () => {
    expect((await checkPassword(null, 'nobody has this password')).matches).toBe(false)
  })

  it.each([
    ['argon2id', async () => hashPassword('pass-word')],
    ['bcrypt', async () => hashSync('pass-word', { cost: 11 })],
  ])('leaves the event loop free while it computes %s', async (_, make) => {
    const hash = await make()
    const before = performance.eventLoopUtilization()
    await Promise.all(Array.from({ length: 10 }, () => checkPassword(hash, 'pass-word')))
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })
})
