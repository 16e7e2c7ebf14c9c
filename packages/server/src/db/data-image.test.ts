import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { findDataImage } from './data-image'

it('contains the search indexes, and no database but ours', async () => {
  const image = new Blob([new Uint8Array(await readFile(await findDataImage()))])
  const database = await PGlite.create({ loadDataDir: image })
  const list = async (sql: string) => {
    const { rows } = await database.query<{ name: string }>(sql)
    return rows.map(({ name }) => name)
  }
  const indexes = await list(
    `select indexname as name from pg_indexes where indexdef like '%search_keys(%' order by 1`,
  )
  const databases = await list('select datname as name from pg_database')
  await database.close()
  expect(databases).toEqual(['postgres'])
  expect(indexes).toEqual([
    'contact_channels_value_search',
    'sent_emails_recipient_search',
    'teams_display_name_search',
    'users_display_name_search',
  ])
})
