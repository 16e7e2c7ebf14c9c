import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commonPasswords } from '../../../src/sign-in/password/common/list'
import { makeList } from '../../../src/sign-in/password/common/make-list'

it('has the same list of common passwords as the library', () => {
  const path = new URL('../../../src/sign-in/password/common/list.ts', import.meta.url)
  const file = readFileSync(path, 'utf8')
  expect(file === makeList(), 'run `pnpm --filter @app/server common-passwords`').toBe(true)
  expect(file.length).toBeLessThan(100_000)
})

it('has 10,000 passwords that are long enough, in lower case', () => {
  const passwords = commonPasswords.trim().split(/\s+/)
  expect(new Set(passwords).size).toBe(10_000)
  expect(passwords.filter((password) => password.length < 8)).toEqual([])
  expect(passwords.filter((password) => password !== password.toLowerCase())).toEqual([])
  expect(passwords.slice(0, 3)).toEqual(['password', '12345678', '123456789'])
})
