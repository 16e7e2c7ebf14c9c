import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { findDataImage } from './data-image'

it('contains the search indexes', async () => {
  const image = new Blob([new Uint8Array(await readFile(await findDataImage()))])
  const database = await PGlite.create({ loadDataDir: image })
  const { rows } = await database.query<{ name: string }>(
    `select indexname as name from pg_indexes where indexdef like '%search_keys(%' order by 1`,
  )
  await database.close()
  expect(rows.map(({ name }) => name)).toEqual([
    'contact_channels_value_search',
    'sent_emails_recipient_search',
    'teams_display_name_search',
    'users_display_name_search',
  ])
})
