import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

const inline = `data:image/png;base64,${Buffer.from('png').toString('base64')}`

let service: TestService
let member: Awaited<ReturnType<TestService['team']>>
beforeAll(async () => {
  service = await createTestService()
  member = await service.team()
})
afterAll(() => service.server.close())

/** Sets the picture that teammates see. Returns the status. */
async function show(profile_image_url: string, headers = member.headers): Promise<number> {
  const path = `/team-member-profiles/${member.id}/${member.owner.id}`
  const { status } = await service.call('PATCH', path, { headers, body: { profile_image_url } })
  return status
}

describe('L4: a picture that a member shows to teammates', () => {
  it('is an inline image, and loads nothing from an address that the member chose', async () => {
    expect(await show('https://tracker.example/p.gif')).toBe(400)
    expect(await show(inline)).toBe(200)
  })

  it('may be the one that the project gave its user', async () => {
    const picture = 'https://app.example.com/users/ada.png'
    const body = { profile_image_url: picture }
    await service.call('PATCH', `/users/${member.owner.id}`, { headers: as('server'), body })
    expect(await show(picture)).toBe(200)
  })

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'blob:https://a/b'])(
    'is never %s, for any caller',
    async (script) => {
      expect(await show(script)).toBe(400)
      expect(await show(script, as('server'))).toBe(400)
      const body = { profile_image_url: script }
      const user = `/users/${member.owner.id}`
      expect((await service.call('PATCH', user, { headers: as('server'), body })).status).toBe(400)
    },
  )
})
