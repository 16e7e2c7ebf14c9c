import { expect, it } from 'vitest'
import { as } from '../harness'
import { minute, startFlow } from './flow'

const list = { query: { user_id: 'me' } }
const account = { email: 'ada@example.com', password: 'correct horse' }

interface ListedSession {
  id: string
  is_current_session: boolean
}

it('lists the sessions of a user and revokes the others', async () => {
  const { openBrowser, pass } = await startFlow()
  const [laptop, phone] = [openBrowser(), openBrowser()]
  await laptop.signUp(account.email, account.password)
  pass(minute)
  phone.keep(await phone.ask('POST /auth/password/sign-in', { body: account }))

  const { items }: { items: ListedSession[] } = await laptop.ask('GET /auth/sessions', list)
  expect(items.map((session) => session.is_current_session)).toEqual([false, true])
  const [other, here] = items as [ListedSession, ListedSession]
  const end = (id: string) => ({ path: { id }, ...list })
  for (const id of [here.id, here.id.toUpperCase()]) {
    expect(await laptop.refusal('DELETE /auth/sessions/:id', end(id))).toBe(
      'CANNOT_DELETE_CURRENT_SESSION',
    )
  }
  await laptop.ask('DELETE /auth/sessions/:id', end(other.id))
  expect(await laptop.refusal('DELETE /auth/sessions/:id', end(other.id))).toBe(404)
  expect((await phone.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})

it('lets the app’s server end a session of a user', async () => {
  const { openBrowser, must } = await startFlow()
  const browser = openBrowser()
  const { user_id: id } = await browser.signUp(account.email, account.password)
  const headers = as('server')
  const query = { user_id: id }
  const { items } = await must('GET /auth/sessions', { headers, query })
  await must('DELETE /auth/sessions/:id', { headers, query, path: { id: items[0].id } })
  expect((await browser.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})

it('lets the app’s server impersonate a user, which only project owners see', async () => {
  const { openBrowser, must, pass } = await startFlow()
  const [browser, support] = [openBrowser(), openBrowser()]
  const { user_id: id } = await browser.signUp(account.email, account.password)
  const session = await must('POST /auth/sessions', {
    headers: as('server'),
    body: { user_id: id, expires_in_millis: 5 * minute, is_impersonation: true },
  })
  expect(session).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  })
  support.keep(session)
  expect((await support.me()).id).toBe(id)

  const seenBy = async (headers: Record<string, string>) => {
    const { items } = await must('GET /auth/sessions', { headers, query: { user_id: id } })
    return items.map((one: { is_impersonation: boolean }) => one.is_impersonation)
  }
  expect(await seenBy(browser.headers())).toEqual([false])
  expect(await seenBy(as('server'))).toEqual([false])
  expect(await seenBy(as('admin'))).toHaveLength(2)
  pass(5 * minute)
  expect((await support.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})

it('deletes the account with everything that belongs to it, but not its teams', async () => {
  const { openBrowser, must, configure } = await startFlow()
  const browser = openBrowser()
  const { user_id: id } = await browser.signUp(account.email, account.password)
  const team = await browser.ask('POST /teams', { body: { display_name: 'Crew' } })

  await configure({ client_user_deletion_enabled: false })
  expect(await browser.refusal('DELETE /users/me')).toBe(400)
  await configure({ client_user_deletion_enabled: true })
  expect(await browser.ask('DELETE /users/me')).toEqual({ success: true })

  expect(await browser.refusal('GET /users/me')).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  expect((await browser.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  expect(await openBrowser().refusal('POST /auth/password/sign-in', { body: account })).toBe(
    'EMAIL_PASSWORD_MISMATCH',
  )
  const teams = await must('GET /teams', { headers: as('server') })
  expect(teams.items).toMatchObject([{ id: team.id }])
  const members = await must('GET /team-member-profiles', {
    headers: as('server'),
    query: { team_id: team.id },
  })
  expect(members.items).toEqual([])
  const again = await openBrowser().signUp(account.email, account.password)
  expect(again.user_id).not.toBe(id)
})
