import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../harness'

it('an AdminApp reads the security log of the project page by page', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const user = await app.createUser({ primaryEmail: 'watched@example.com' })
  await user.createSession()
  const [event] = await app.listSecurityEvents({ userId: user.id })
  expect(event?.user).toEqual({ displayName: null, primaryEmail: 'watched@example.com' })
  await user.delete()
  const page = await app.listSecurityEvents({ userId: user.id, limit: 1 })
  expect([...page]).toEqual([
    {
      id: expect.any(String),
      type: 'user.deleted',
      userId: user.id,
      user: null,
      owner: null,
      actor: {
        access: 'server',
        userId: null,
        user: null,
        ownerId: null,
        owner: null,
        address: '127.0.0.1',
      },
      details: {},
      createdAt: expect.any(Date),
    },
  ])
  const next = await app.listSecurityEvents({ userId: user.id, cursor: page.nextCursor ?? '' })
  expect(next.map(({ type }) => type)).toEqual(['session.created'])
  expect(next.nextCursor).toBeNull()
  expect(await app.listSecurityEvents({ type: 'api_keys.revoked' })).toHaveLength(0)

  const [deletion] = page
  const latest = await app.listSecurityEvents({ userId: user.id, since: deletion?.createdAt })
  expect(latest[0]).toEqual(deletion)
  const before = await app.listSecurityEvents({ userId: user.id, until: event?.createdAt })
  expect(before).toHaveLength(0)
})
