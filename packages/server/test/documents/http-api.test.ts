import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { webhookEventTypes } from '@app/contract'
import { expect, it } from 'vitest'
import { fillIn, headings, listHeadings } from './http-api'

const file = fileURLToPath(new URL('../../../../docs/http-api.md', import.meta.url))

it('docs/http-api.md has each endpoint and object of the contract once', async () => {
  expect(listHeadings(await readFile(file, 'utf8')).sort()).toEqual([...headings].sort())
})

it('docs/http-api.md has the fields and errors of the contract', async () => {
  await expect(fillIn(await readFile(file, 'utf8'))).toMatchFileSnapshot(file)
})

it('docs/http-api.md has a row for each webhook event', async () => {
  const table = (await readFile(file, 'utf8')).split('### 11.2 Webhooks')[1]?.split('\n#')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)])
  expect(listed.map(([, type]) => type).sort()).toEqual([...webhookEventTypes].sort())
})
