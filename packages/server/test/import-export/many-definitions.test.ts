import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { as } from '../harness'
import { createTestService } from '../test-service'

/** Returns the number of rows that statements read or write while `work` runs. */
async function countRows(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  await work()
  const results: { value: unknown }[] = [...query.mock.settledResults]
  query.mockRestore()
  return results.reduce((sum, { value }) => sum + Number(Object(value).rowCount ?? 0), 0)
}

// A transaction that takes minutes keeps the only connection of the embedded database from all other projects.
it('applying definitions reads and writes few rows for each of them', async () => {
  const service = await createTestService()
  const headers = as('admin')
  const apply = (definitions: object[]) =>
    service.must('PATCH /internal/project-file', {
      headers,
      body: { project_permission_definitions: definitions },
    })
  const count = 60
  const chain = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    contained_permission_ids: index === 0 ? [] : [`p${index - 1}`],
  }))
  const creating = await countRows(() => apply(chain))
  const deleting = await countRows(() => apply([]))
  expect([creating, deleting].map((rows) => Math.floor(rows / count / 10))).toEqual([0, 0])
  await service.server.close()
})
