import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskey } from '../../browsers/passkey-browser'
import { as, demo } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const secret = Buffer.from('12345678901234567890').toString('base64')

async function isAlive(refresh: string): Promise<boolean> {
  const { status } = await service.send('POST /auth/oauth/token', {
    body: {
      grant_type: 'refresh_token',
      refresh_token: refresh,
      client_id: demo.id,
      client_secret: demo.client,
    },
  })
  return status === 200
}

/** A user with a session of their own, and one that was stolen. */
async function createVictim() {
  const { email, password, tokens } = await service.signUp()
  const body = { email, password }
  const { refresh_token: stolen } = await service.must('POST /auth/password/sign-in', { body })
  return {
    password,
    own: tokens.refresh as string,
    stolen: stolen as string,
    headers: as('client', tokens),
  }
}

const addPasskey = async (headers: Record<string, string>) => {
  const { request } = await createPasskey(service, headers)
  await service.must('POST /auth/passkey/register', request)
}

const patchMe = (body: object) => (headers: Record<string, string>) =>
  service.must('PATCH /users/me', { headers, body })

/** Changes of sign-in methods, with their preparation. */
const changes = {
  'a second factor': { change: patchMe({ totp_secret_base64: secret }) },
  'another second factor': {
    before: patchMe({ totp_secret_base64: secret }),
    change: patchMe({ totp_secret_base64: Buffer.from('another secret 12345').toString('base64') }),
  },
  'no second factor': {
    before: patchMe({ totp_secret_base64: secret }),
    change: patchMe({ totp_secret_base64: null }),
  },
  'a passkey': { change: addPasskey },
  'no passkey': { before: addPasskey, change: patchMe({ passkey_auth_enabled: false }) },
} satisfies Record<string, Record<string, (headers: Record<string, string>) => Promise<unknown>>>

describe('L13: a stolen session', () => {
  it.each(Object.entries(changes))('ends when its user gets %s', async (_, change) => {
    const victim = await createVictim()
    if ('before' in change) {
      await change.before(victim.headers)
      // A session that the thief got since then, by other means.
      const { user_id } = await whoIs(victim.headers)
      const { refresh_token } = await service.must('POST /auth/sessions', {
        headers: as('server'),
        body: { user_id },
      })
      victim.stolen = refresh_token
    }
    expect(await isAlive(victim.stolen)).toBe(true)
    await change.change(victim.headers)
    expect([await isAlive(victim.stolen), await isAlive(victim.own)]).toEqual([false, true])
  })

  it("stays when the app's server changes the second factor, which has no session to keep", async () => {
    const victim = await createVictim()
    const { user_id } = await whoIs(victim.headers)
    const request = {
      headers: as('server'),
      path: { user_id },
      body: { totp_secret_base64: secret },
    }
    await service.must('PATCH /users/:user_id', request)
    expect([await isAlive(victim.stolen), await isAlive(victim.own)]).toEqual([true, true])
  })
})

async function whoIs(headers: Record<string, string>) {
  const { id } = await service.must('GET /users/me', { headers })
  return { user_id: id as string }
}
