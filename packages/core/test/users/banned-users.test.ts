import { afterAll, beforeAll, expect, it } from 'vitest'
import { password, type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** A user with a session that began before they are banned. */
async function signedInUser() {
  const app = service.openClient({ redirectMethod: 'none' })
  const email = service.newEmail()
  await signUp(app, email)
  const user = await app.getUser({ or: 'throw' })
  const server = service.openServer()
  const onServer = await server.getUser(user.id)
  if (!onServer) throw new Error('The user does not exist.')
  return { app, email, server, onServer, headers: await user.getAuthHeaders() }
}

it('a banned user is signed out for a server at once, even though the access token has not expired', async () => {
  const { server, onServer, headers } = await signedInUser()
  const request = { headers }
  expect((await server.requireUser(request)).id).toBe(onServer.id)

  await onServer.ban({ reason: 'Spam' })
  await expect(server.requireUser(request)).rejects.toMatchObject({
    errorCode: 'USER_AUTHENTICATION_REQUIRED',
    statusCode: 401,
    message: 'The request is not signed in.',
  })
  expect(await server.getUser({ tokenStore: request })).toBeNull()
  const { accessToken } = JSON.parse(headers['x-stack-auth'])
  const bearer = { headers: { authorization: `Bearer ${accessToken}` } }
  expect(await server.getUser({ tokenStore: bearer })).toBeNull()
})

// Otherwise a page that a server refuses and the sign-in page would redirect to each other.
it('a banned user is signed out in the browser with the next page, and can return after the ban', async () => {
  const { app, email, onServer } = await signedInUser()
  await onServer.ban()
  expect(await app.getUser()).toBeNull()
  await onServer.unban()
  expect((await app.signInWithCredential({ email, password })).status).toBe('ok')
  expect((await app.getUser())?.id).toBe(onServer.id)
})

it('a banned user can be impersonated, for support', async () => {
  const { server, onServer } = await signedInUser()
  await onServer.ban()
  const session = await onServer.createSession({ isImpersonation: true })
  const headers = { 'x-stack-auth': JSON.stringify(await session.getTokens()) }
  expect(await server.requireUser({ headers })).toMatchObject({ id: onServer.id, isBanned: true })
})
