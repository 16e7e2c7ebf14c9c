import { expect, it } from 'vitest'
import { createLogScan } from './log-scan'

const toLine = (fields: object) => JSON.stringify({ level: 30, time: 'now', ...fields })

it('finds values in a log that were sent over the wire', () => {
  const { note, find } = createLogScan()
  note([{ 'x-stack-access-token': 'the.access.token' }, { password: 'correct horse' }])
  note({ items: [{ links: ['http://localhost:3000/verify?code=the-emailed-code'] }] })
  expect(find([toLine({ msg: 'request', path: '/users/me' })])).toEqual([])
  for (const secret of ['the.access.token', 'correct horse', 'the-emailed-code']) {
    const line = toLine({ msg: 'request failed', error: { message: `no ${secret}` } })
    expect(find([line])).toEqual([expect.stringContaining(secret)])
  }
})

it('does not mistake a word or the name of an error for a secret', () => {
  const { note, find } = createLogScan()
  note({ password: 'password', code: 'PASSWORD_TOO_SHORT' })
  const path = '/auth/password/sign-up'
  expect(find([toLine({ msg: 'request', path, knownError: 'PASSWORD_TOO_SHORT' })])).toEqual([])
})
