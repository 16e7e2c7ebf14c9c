import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../harness'

it('an AdminApp lists teams with their sizes', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const { id: userId } = await app.createUser({ displayName: 'Ada' })
  const team = await app.createTeam({ displayName: 'Crew', creatorUserId: userId })
  const { id: newest } = await app.createTeam({ displayName: 'Ship' })
  const page = await app.listTeamSummaries({ query: 'crew' })
  expect([...page]).toEqual([
    {
      id: team.id,
      displayName: 'Crew',
      profileImageUrl: null,
      createdAt: team.createdAt,
      memberCount: 1,
      hasMoreMembers: false,
    },
  ])
  expect(page.nextCursor).toBeNull()
  const [first] = await app.listTeamSummaries({ desc: true, limit: 1 })
  expect(first?.id).toBe(newest)
})
