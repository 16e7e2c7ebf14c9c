import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashRecoveryCode } from '../../../src/crypto/recovery-code'
import { openDatabase } from '../../../src/db/client'
import { createInstallation } from '../../cli/installation'
import { as } from '../../harness'

const secret = Buffer.from('12345678901234567890').toString('base64')

/**
 * Returns the recovery codes of a user, and every row of every table as a thief of the database
 * reads them.
 */
async function stealDatabase() {
  const { serving, dataDir, databaseUrl, isEmbedded } = await createInstallation()
  const codes = await serving(async ({ call, signUp }) => {
    const headers = as('client', (await signUp()).tokens)
    await call('PATCH', '/users/me', { headers, body: { totp_secret_base64: secret } })
    const { body } = await call('POST', '/users/me/recovery-codes', { headers })
    return body.codes as string[]
  })
  const options = { databaseUrl: isEmbedded ? undefined : databaseUrl, dataDir }
  const database = await openDatabase({ ...options, onError: () => undefined })
  try {
    const { rows: tables } = await database.db.execute<{ name: string }>(sql`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`)
    const contents = new Map<string, Record<string, unknown>[]>()
    for (const { name } of tables) {
      const { rows } = await database.db.execute(sql`select * from ${sql.raw(name)}`)
      contents.set(name, rows)
    }
    return { codes, contents }
  } finally {
    await database.close()
  }
}

describe('item 11: a copy of the database', () => {
  it('has no recovery code in plain text, nor a hash to test codes against', async () => {
    const { codes, contents } = await stealDatabase()
    const rows = contents.get('public.recovery_codes') ?? []
    expect([codes.length, rows.length]).toEqual([10, 10])
    const everything = JSON.stringify([...contents]).toLowerCase()
    for (const code of codes) {
      expect(everything).not.toContain(code.toLowerCase())
      expect(everything).not.toContain(code.toLowerCase().replace('-', ''))
    }
    // Random bytes of the length of a nonce, a tag and a salted hash.
    const { length } = hashRecoveryCode('00000-00000')
    for (const { hash_sealed: encrypted } of rows) {
      const bytes = Buffer.from(String(encrypted), 'base64')
      expect(bytes).toHaveLength(12 + 16 + length)
      expect(bytes.toString('latin1')).not.toMatch(/[0-9a-z]{26}\.[\w-]{43}/)
    }
  })
})
