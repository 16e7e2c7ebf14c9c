import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Records the headers of every request, like a proxy that logs them. */
function openLogged() {
  const carriers = new Map<string, string | null>()
  const app = service.openClient({
    fetch(request) {
      const path = new URL(request.url).pathname.replace('/api/v1', '')
      carriers.set(`${request.method} ${path}`, request.headers.get('x-stack-refresh-token'))
      return service.fetch(request)
    },
  })
  return { app, carriers }
}

const filled = (carriers: Map<string, string | null>) =>
  [...carriers].filter(([, token]) => token !== null).map(([call]) => call)

describe('L11: the refresh token in the headers of every request', () => {
  it('is not sent with requests that do not need it', async () => {
    const { app, carriers } = openLogged()
    const user = await signIn(service, app)
    await user.setDisplayName('Ada')
    await user.createTeam({ displayName: 'Engines' })
    await user.listTeams()
    await user.listContactChannels()
    await user.getActiveSessions()
    await user.signOut({ redirectUrl: '/' })
    expect([...carriers.keys()]).toContain('PATCH /users/me')
    expect(filled(carriers)).toEqual([])
  })

  it('is sent when changing the password, which keeps its session', async () => {
    const { app, carriers } = openLogged()
    const user = await signIn(service, app)
    const { refreshToken } = await user.currentSession.getTokens()
    const changed = await user.updatePassword({
      oldPassword: password,
      newPassword: `${password} 2`,
    })
    expect(changed.status).toBe('ok')
    expect(filled(carriers)).toEqual(['POST /auth/password/update'])
    expect(carriers.get('POST /auth/password/update')).toBe(refreshToken)
    expect(await app.getUser()).not.toBeNull()
  })
})
