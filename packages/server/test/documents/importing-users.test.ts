import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRecord } from '../../src/import-export/import/record'

const guide = readFileSync(new URL('../../../../docs/importing-users.md', import.meta.url), 'utf8')

it('the guide for users of other services names fields that a file can have', () => {
  const fields = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, field = '']) => field)
  expect(fields).toContain('password_hash')
  const line = {
    primary_email: 'ada@example.com',
    ...Object.fromEntries(fields.map((name) => [name, 1])),
  }
  expect(readRecord(JSON.stringify(line))).not.toContain('Unrecognized')
  expect(readRecord(JSON.stringify({ ...line, phone: 1 }))).toContain('Unrecognized')
})

it('the guide for users of other services writes accounts of providers that exist', () => {
  const ids = [...guide.matchAll(/(?:"?[\w.-]+"?: "(\w+)"[,}]|\('\w+', '(\w+)'\))/g)]
  const names = ids.map(([, ofJson, ofSql]) => ofJson ?? ofSql ?? '')
  const accounts = names.map((id) => ({ id, account_id: '1' }))
  expect(new Set(names).size).toBe(10)
  const line = { primary_email: 'ada@example.com', oauth_providers: accounts }
  expect(readRecord(JSON.stringify(line))).toMatchObject({ oauth_providers: accounts })
})
