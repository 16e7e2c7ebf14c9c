import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../world'
import { startEmailProject, toContent } from './mail-project'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.server.close())

describe('H2: a text of brackets stops the process that renders it', () => {
  it('is rendered as fast as any other text of its length', { timeout: 60_000 }, async () => {
    const { change, invite } = await startEmailProject(world)
    async function measure(character: string): Promise<number> {
      const content = toContent(`${character.repeat(19_000)} {{teamInvitationLink}}`)
      expect((await change('team_invitation', { content })).status).toBe(200)
      const before = process.cpuUsage()
      await invite(character.repeat(200))
      const { user } = process.cpuUsage(before)
      return user / 1000
    }
    // Loads the modules that render emails.
    await measure('a')
    const plain = await measure('a')
    expect(await measure('[')).toBeLessThan(3 * plain + 100)
    expect(await measure('*')).toBeLessThan(3 * plain + 100)
  })
})
