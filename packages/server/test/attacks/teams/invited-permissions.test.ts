import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const admin = { headers: as('admin') }
const server = { headers: as('server') }

const define = (id: string, contained_permission_ids: string[] = []) =>
  service.must('POST /team-permission-definitions', {
    ...admin,
    body: { id, contained_permission_ids },
  })

async function invite(team_id: string, headers: Record<string, string>, permission_ids: string[]) {
  const email = service.newEmail()
  const body = { team_id, email, callback_url: page, permission_ids }
  await service.must('POST /team-invitations/send-code', { headers, body })
  return service.codeEmailedTo(email)
}

/** Accepts an invitation as a new user. Returns the permissions that it granted, by the security log. */
async function accept(code: string): Promise<string[]> {
  const { id, tokens } = await service.signUp()
  await service.must('POST /team-invitations/accept', {
    headers: as('client', tokens),
    body: { code },
  })
  const query = { user_id: id, type: 'permission.granted' }
  const { items } = await service.must('GET /internal/security-events', { ...admin, query })
  return items.map((event: { details: { permission_id: string } }) => event.details.permission_id)
}

describe('permissions of an invitation', () => {
  it('are granted once, however often they are named', async () => {
    const { id, headers } = await service.team()
    const code = await invite(id, headers, ['admin', 'admin', 'admin'])
    expect(await accept(code)).toEqual(['admin'])
  })

  it('keep their meaning if their definition is renamed or replaced', async () => {
    const { id, headers } = await service.team()
    for (const name of ['writer', 'guest']) await define(name)
    const renamed = [
      await invite(id, server.headers, ['writer']),
      await invite(id, headers, ['admin']),
    ] as const
    const replaced = await invite(id, server.headers, ['guest'])
    const rename = (permission_id: string, body: { id: string }) =>
      service.must('PATCH /team-permission-definitions/:permission_id', {
        ...admin,
        path: { permission_id },
        body,
      })
    await rename('writer', { id: 'author' })
    await rename('admin', { id: 'chief' })
    const path = { permission_id: 'guest' }
    await service.must('DELETE /team-permission-definitions/:permission_id', { ...admin, path })
    await define('guest', ['$delete_team'])
    expect(await accept(renamed[0])).toEqual(['author'])
    expect(await accept(renamed[1])).toEqual(['chief'])
    expect(await accept(replaced)).toEqual([])
  })
})
