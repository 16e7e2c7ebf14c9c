import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizationCode,
  comeBack,
  exchange,
  signInAtProvider,
} from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** A user with a verified address and no account at the provider. */
async function verifiedUser() {
  const { email, code } = await service.emailedSignInCode()
  const { user_id: id } = await service.must('POST /auth/otp/sign-in', { body: { code } })
  return { id: id as string, email }
}

async function signIn(email: string) {
  const code = await authorizationCode(service.call, email)
  const issued = await service.must('POST /auth/oauth/token', exchange(code))
  const [, payload = ''] = issued.access_token.split('.')
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { userId: sub as string, isNew: issued.is_new_user as boolean }
}

const readUser = (id: string) =>
  service.must('GET /users/:user_id', { headers: as('server'), path: { user_id: id } })

describe('an account at a provider whose verified address belongs to a user', () => {
  it('is connected to them by `link_method`', async () => {
    await service.configure({ oauth_account_merge_strategy: 'link_method' })
    const { id, email } = await verifiedUser()
    expect(await signIn(email)).toEqual({ userId: id, isNew: false })
    expect((await readUser(id)).oauth_providers).toHaveLength(1)
  })

  it('is another user with `allow_duplicates`, whose address does not sign in', async () => {
    await service.configure({ oauth_account_merge_strategy: 'allow_duplicates' })
    const { id, email } = await verifiedUser()
    const other = await signIn(email)
    expect(other.isNew).toBe(true)
    expect(other.userId).not.toBe(id)
    const created = await readUser(other.userId)
    expect(created).toMatchObject({ primary_email: email, primary_email_auth_enabled: false })
    expect((await readUser(id)).oauth_providers).toEqual([])
    // The account keeps its user, the address its own.
    expect(await signIn(email)).toEqual({ ...other, isNew: false })
    const { code } = await service.emailedSignInCode(email, 2)
    const byCode = await service.must('POST /auth/otp/sign-in', { body: { code } })
    expect(byCode.user_id).toBe(id)
  })

  it('is refused by `raise_error`, and connected to no one', async () => {
    await service.configure({ oauth_account_merge_strategy: 'raise_error' })
    const { id, email } = await verifiedUser()
    const refused = await comeBack(service.call, await signInAtProvider(service.call, email))
    expect(refused.body.code).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
    expect((await readUser(id)).oauth_providers).toEqual([])
  })
})
