import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { webhookEventTypes } from '@app/contract'
import { decodeJwt } from 'jose'
import { expect, it, onTestFinished } from 'vitest'
import { as } from '../harness'
import { createTestService } from '../test-service'
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

it('docs/http-api.md has a row for each claim of access tokens', async () => {
  const [, section = ''] = (await readFile(file, 'utf8')).split('### 3.1 Access token')
  const rows = (section.split('\n#')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)])
  // Only in tokens that would be too long: test/sessions/token-claims.test.ts.
  const names = new Set(['omitted_claims'])
  for (const token of await issueTokens()) {
    for (const name of Object.keys(decodeJwt(token))) names.add(name)
  }
  expect(listed.map(([, name]) => name).sort()).toEqual([...names].sort())
})

/** Returns access tokens with all claims: of usual, restricted and impersonated users, and of one with claims about them. */
async function issueTokens(): Promise<string[]> {
  const service = await createTestService()
  onTestFinished(() => service.server.close())
  const { id, tokens: usual } = await service.signUp()
  const impersonated = await service.impersonate(id)
  await service.turn(['verified_email_required'], true)
  const { tokens: restricted } = await service.signUp()
  const body = { token_claims_enabled: true }
  await service.must('PATCH /internal/session-settings', { headers: as('admin'), body })
  const { tokens: described } = await service.verifiedUser()
  return [usual, impersonated, restricted, described].map(({ access }) => access)
}
