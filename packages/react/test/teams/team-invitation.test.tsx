import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SignIn, SignUp, TeamInvitation } from '../../src/index'
import { crash, createGate, except, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  newEmail,
  service,
  show,
  wholeText,
} from '../harness'
import { findCode } from '../mailbox'

const previewing = '/team-invitations/accept/preview'
const details = '/team-invitations/accept/details'
const checking = '/team-invitations/accept/check-code'
const accepting = '/team-invitations/accept'
const someCode = 'c'.repeat(45)
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

/** The code of an invitation of Olga to the team Analysts. */
async function invite({ permissionIds }: { permissionIds?: string[] } = {}) {
  const { app } = await createSignedInApp()
  const owner = await app.getUser({ or: 'throw' })
  await owner.setDisplayName('Olga')
  const team = await owner.createTeam({ displayName: 'Analysts' })
  const guest = newEmail()
  await team.inviteUser({ email: guest, permissionIds })
  return { code: await findCode(guest), team, guest, owner: app }
}

/** A service like that of Stack Auth, which has no previews. */
const withoutPreviews = (fetch = service) =>
  except(previewing, async () => new Response('Not Found', { status: 404 }), fetch)

async function openSignedIn(code: string, fetch = service) {
  const { visits, redirectMethod } = createRouter()
  const { app, email } = await createSignedInApp({ fetch, redirectMethod })
  await show(<TeamInvitation searchParams={{ code }} />, { app })
  return { app, email, visits, user: userEvent.setup({ delay: null }) }
}

async function openAndJoin(code: string, fetch = service) {
  const opened = await openSignedIn(code, fetch)
  await opened.user.click(await screen.findByRole('button', { name: /^Accept as/ }))
  return opened
}

beforeEach(() => sessionStorage.clear())
beforeEach(() => window.history.replaceState(null, '', '/handler/team-invitation'))

describe('TeamInvitation', () => {
  it('shows who invites to which team, then adds the user to it', async () => {
    const { code, team, guest } = await invite({ permissionIds: ['admin'] })
    const { app, email, user, visits } = await openSignedIn(code)
    expect(await heading('Olga invited you to Analysts')).toBeVisible()
    expect(screen.getByText('1 member')).toBeVisible()
    expect(screen.getByText('Role: Admin')).toBeVisible()
    expect(screen.getByText(/^This invitation was sent to/)).toHaveTextContent(guest)
    expect(screen.getByText(/^You’re signed in as/)).toHaveTextContent(email)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: `Accept as ${email}` }))
    expect(await heading('You joined Analysts')).toBeVisible()
    await expectAccessible()
    const joined = await app.getUser({ or: 'throw' })
    expect((await joined.listTeams()).map(({ id }) => id)).toEqual([team.id])
    expect(joined.selectedTeam?.id).toBe(team.id)
    await user.click(screen.getByRole('button', { name: 'Open Analysts' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('names the account once if it is the invited one, whatever the case of its address', async () => {
    const { code } = await invite()
    let address = ''
    const fetch = except(previewing, async (request) => {
      const preview = await (await service(request)).json()
      return Response.json({ ...preview, recipient_email: address.toUpperCase() })
    })
    const { app, email } = await createSignedInApp({ fetch })
    address = email
    await show(<TeamInvitation searchParams={{ code }} />, { app })
    expect(await heading('Olga invited you to Analysts')).toBeVisible()
    expect(screen.getByRole('button', { name: `Accept as ${email}` })).toBeVisible()
    expect(screen.queryByText(/^You’re signed in as/)).not.toBeInTheDocument()
  })

  it('can be ignored', async () => {
    const { code } = await invite()
    const { user, visits } = await openSignedIn(code, except(accepting, unreachable))
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it.each([
    ['Sign in', 'sign-in', SignIn],
    ['Sign up', 'sign-up', SignUp],
  ])(
    'leads a visitor to %s, which names the invitation and the address',
    async (...[name, path, Next]) => {
      const { code, guest } = await invite()
      const page = `/handler/team-invitation?code=${code}`
      window.history.replaceState(null, '', page)
      const { app, visits } = createApp()
      const { unmount } = await show(<TeamInvitation />, { app })
      expect(await heading('Olga invited you to Analysts')).toBeVisible()
      await expectAccessible()
      const user = userEvent.setup({ delay: null })
      await user.click(screen.getByRole('button', { name }))
      const back = new URLSearchParams({ after_auth_return_to: page })
      await waitFor(() => expect(visits).toEqual([`/handler/${path}?${back}`]))
      unmount()
      window.history.replaceState(null, '', `/handler/${path}?${back}`)
      await show(<Next />, { app })
      expect(await screen.findByText('Olga invited you to Analysts')).toBeVisible()
      expect(screen.getByLabelText('Email')).toHaveValue(guest)
      await expectAccessible()
    },
  )

  it('is named on no other sign-in', async () => {
    const { code } = await invite()
    window.history.replaceState(null, '', `/handler/team-invitation?code=${code}`)
    const first = await show(<TeamInvitation />, { app: createApp().app })
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    first.unmount()
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=/other')
    const { app } = createApp()
    await show(<SignIn />, { app })
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(screen.queryByText(/invited you/)).not.toBeInTheDocument()
  })

  it('offers no sign-up where it is disabled', async () => {
    const { code } = await invite()
    const { app } = createApp({
      fetch: withConfig({ sign_up_enabled: false }),
    })
    await show(<TeamInvitation searchParams={{ code }} />, { app })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument()
  })

  it('lets the user switch accounts and return, with the invited address', async () => {
    const { code, guest } = await invite()
    const page = `/handler/team-invitation?code=${code}`
    window.history.replaceState(null, '', page)
    const { app, user, visits } = await openSignedIn(code)
    await user.click(await screen.findByRole('button', { name: 'Use another account' }))
    const back = new URLSearchParams({ after_auth_return_to: page })
    await waitFor(() => expect(visits).toEqual([`/handler/sign-in?${back}`]))
    expect(await app.getUser()).toBeNull()
    expect(sessionStorage.getItem('_STACK_AUTH.email')).toBe(guest)
  })

  it('tells a member that they are one, of an open invitation and a used one', async () => {
    const { code, team, owner } = await invite()
    const { visits, redirectMethod } = createRouter()
    const { app, email } = await createSignedInApp({ redirectMethod })
    await app.acceptTeamInvitation(code)
    await show(<TeamInvitation searchParams={{ code }} />, { app })
    expect(await heading('You’re already in Analysts')).toBeVisible()
    expect(screen.getByText(wholeText(`You’re signed in as ${email}.`))).toBeVisible()
    expect(screen.getByText('2 members')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use another account' })).not.toBeInTheDocument()
    await expectAccessible()
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByRole('button', { name: 'Open Analysts' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    expect((await app.getUser({ or: 'throw' })).selectedTeam?.id).toBe(team.id)

    const guest = newEmail()
    await team.inviteUser({ email: guest })
    await show(<TeamInvitation searchParams={{ code: await findCode(guest) }} />, { app: owner })
    expect(await screen.findByRole('button', { name: 'Use another account' })).toBeVisible()
    expect(
      await screen.findAllByRole('heading', { name: 'You’re already in Analysts' }),
    ).toHaveLength(2)
  })

  it('asks for the invited account where the project requires it', async () => {
    const { code, guest } = await invite()
    const fetch = except(previewing, async (request) => {
      const response = await service(request)
      return Response.json({ ...(await response.json()), can_accept: false })
    })
    await openSignedIn(code, fetch)
    const text = await screen.findByText(/^This invitation can only be accepted with/)
    expect(text).toHaveTextContent(guest)
    expect(screen.getByRole('button', { name: 'Use another account' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
  })

  it.each([
    ['is missing', {}],
    ['was cut off', { code: 'abc' }],
    ['unknown', { code: someCode }],
  ])('shows an invalid link if its code %s', async (_name, searchParams) => {
    const { app } = createApp()
    await show(<TeamInvitation searchParams={searchParams} />, { app })
    expect(await heading('This link doesn’t work')).toBeVisible()
    await expectAccessible()
  })

  it('shows that it was used', async () => {
    const { code } = await invite()
    await (await createSignedInApp()).app.acceptTeamInvitation(code)
    // To someone else.
    await openSignedIn(code)
    expect(await heading('This link has already been used')).toBeVisible()
    expect(screen.getByText(/^If you accepted it, the team is in your list of teams/)).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', 'This link has expired'],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 'Too many attempts'],
  ])('explains %s: to a visitor, to a user and when joining', async (code, title) => {
    const { app } = createApp({ fetch: refusing(previewing, code) })
    await show(<TeamInvitation searchParams={{ code: someCode }} />, { app })
    expect(await heading(title)).toBeVisible()
    await openSignedIn(someCode, refusing(previewing, code))
    await waitFor(() => expect(screen.getAllByRole('heading', { name: title })).toHaveLength(2))
    await openAndJoin((await invite()).code, refusing(accepting, code))
    await waitFor(() => expect(screen.getAllByRole('heading', { name: title })).toHaveLength(3))
  })

  it('shows a pending state, and an error in place if joining fails', async () => {
    const gate = createGate()
    const { code } = await invite()
    await openAndJoin(
      code,
      except(accepting, async (request) => {
        await gate.pass(new Request(request))
        return crash()
      }),
    )
    const join = screen.getByRole('button', { name: /^Accept as/ })
    expect(join).toHaveAttribute('aria-busy', 'true')
    gate.open()
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(join).toBeEnabled()
  })

  it('shows an error if the invitation cannot be loaded, and can be retried', async () => {
    hushErrors()
    let isDown = true
    const { code } = await invite()
    const flaky = except(previewing, (request) => (isDown ? unreachable() : service(request)))
    const { user } = await openSignedIn(code, flaky)
    expect(await heading('We can’t reach the server')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Olga invited you to Analysts')).toBeVisible()
  })
})

describe('TeamInvitation on a service without previews', () => {
  it('shows the team and the account, then adds the user to the team', async () => {
    const { code, team } = await invite()
    const { app, email, user } = await openSignedIn(code, withoutPreviews())
    expect(await heading('Join Analysts?')).toBeVisible()
    expect(screen.getByText(wholeText(`You’ll join as ${email}.`))).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await heading('You joined Analysts')).toBeVisible()
    expect((await app.getUser({ or: 'throw' })).selectedTeam?.id).toBe(team.id)
  })

  it('redirects a visitor to sign in or up, and back', async () => {
    const { code } = await invite()
    const page = `/handler/team-invitation?code=${code}`
    window.history.replaceState(null, '', page)
    const { app, visits } = createApp({ fetch: withoutPreviews() })
    await show(<TeamInvitation />, { app })
    expect(await heading('You’re invited to a team')).toBeVisible()
    expect(screen.queryByText(/Analysts/)).not.toBeInTheDocument()
    await expectAccessible()
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.click(screen.getByRole('link', { name: 'Sign up' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const back = new URLSearchParams({ after_auth_return_to: page })
    await waitFor(() =>
      expect(visits).toEqual([`/handler/sign-in?${back}`, `/handler/sign-up?${back}`, '/']),
    )
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', 'This link has expired'],
    ['VERIFICATION_CODE_ALREADY_USED', 'This link has already been used'],
  ])('explains %s, to a visitor and to a user', async (code, title) => {
    const { app } = createApp({ fetch: withoutPreviews(refusing(checking, code)) })
    await show(<TeamInvitation searchParams={{ code: someCode }} />, { app })
    expect(await heading(title)).toBeVisible()
    await openSignedIn(someCode, withoutPreviews(refusing(details, code)))
    await waitFor(() => expect(screen.getAllByRole('heading', { name: title })).toHaveLength(2))
  })
})
