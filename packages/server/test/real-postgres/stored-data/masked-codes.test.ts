import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { query } from '../query'

const migrations = new URL('../../../src/db/migrations/', import.meta.url)

it('masks the codes in subjects that an earlier version stored', async () => {
  const databaseUrl = await createDatabaseUrl()
  await startServerForTest({ databaseUrl })
  await query(
    databaseUrl,
    `insert into sent_emails (project_id, sender, recipients, subject, sender_config)
    values ('${demo.id}', '', '{}', '2VD85T is your code for Demo', '{}'),
      ('${demo.id}', '', '{}', 'Confirm your e-mail at Demo', '{}')`,
  )
  const name = readdirSync(migrations).find((file) => file.endsWith('_mask_codes.sql')) ?? ''
  await query(databaseUrl, readFileSync(new URL(name, migrations), 'utf8'))
  const rows = await query(databaseUrl, 'select subject from sent_emails order by subject')
  expect(rows.map(({ subject }) => subject)).toEqual([
    'Confirm your e-mail at Demo',
    '•••••• is your code for Demo',
  ])
})
