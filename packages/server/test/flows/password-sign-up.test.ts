import { expect, it } from 'vitest'
import { pages, startFlow } from './flow'

const email = 'ada@example.com'
const account = {
  email,
  password: 'correct horse',
  verification_callback_url: `${pages}/email-verification?after_auth_return_to=%2Fwelcome`,
}

it('signs up with a password and emails a link that verifies the address', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const browser = openBrowser()
  expect(
    await browser.refusal('POST /auth/password/sign-up', {
      body: { ...account, password: 'short' },
    }),
  ).toBe('PASSWORD_TOO_SHORT')

  const session = await browser.ask('POST /auth/password/sign-up', { body: account })
  expect(session).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{45}$/),
    user_id: expect.any(String),
  })
  browser.keep(session)
  expect(await browser.me()).toMatchObject({
    id: session.user_id,
    primary_email: email,
    primary_email_verified: false,
    has_password: true,
    auth_with_email: true,
    is_anonymous: false,
    selected_team: null,
  })

  const message = await mailServer.read(email)
  expect(message.subject).toContain('Demo')
  expect(message.html).toContain(message.link.href.replaceAll('&', '&amp;'))
  expect(message.link.origin + message.link.pathname).toBe(`${pages}/email-verification`)
  expect(message.link.searchParams.get('after_auth_return_to')).toBe('/welcome')
  await openBrowser().ask('POST /contact-channels/verify', { body: { code: message.code } })
  expect((await browser.me()).primary_email_verified).toBe(true)

  expect(await openBrowser().refusal('POST /auth/password/sign-up', { body: account })).toBe(
    'USER_EMAIL_ALREADY_EXISTS',
  )
})

it('creates a team for the user where the project is set to', async () => {
  const { openBrowser, configure } = await startFlow()
  await configure({ create_team_on_sign_up: true })
  const browser = openBrowser()
  await browser.signUp(email)
  const { selected_team: team } = await browser.me()
  expect(team).toMatchObject({ display_name: `${email}'s Team` })
  const permissions = await browser.ask('GET /team-permissions', {
    query: { user_id: 'me', team_id: team.id },
  })
  expect(permissions.items.map(({ id }: { id: string }) => id)).toEqual(['admin'])
})
