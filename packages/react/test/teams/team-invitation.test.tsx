import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TeamInvitation } from '../../src/index'
import { crash, createGate, except, refusing, unreachable } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  newEmail,
  service,
  show,
} from '../harness'
import { findCode } from '../mailbox'

const details = '/team-invitations/accept/details'
const checking = '/team-invitations/accept/check-code'
const accepting = '/team-invitations/accept'
const someCode = 'c'.repeat(45)
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

/** The code of an invitation to the team Analysts. */
async function invite() {
  const { app } = await createSignedInApp()
  const owner = await app.getUser({ or: 'throw' })
  const team = await owner.createTeam({ displayName: 'Analysts' })
  const guest = newEmail()
  await team.inviteUser({ email: guest })
  return { code: await findCode(guest), team }
}

async function openSignedIn(code: string, fetch = service) {
  const { visits, redirectMethod } = createRouter()
  const { app, email } = await createSignedInApp({ fetch, redirectMethod })
  await show(<TeamInvitation searchParams={{ code }} />, { app })
  return { app, email, visits, user: userEvent.setup({ delay: null }) }
}

async function openAndJoin(code: string, fetch = service) {
  const opened = await openSignedIn(code, fetch)
  await opened.user.click(await screen.findByRole('button', { name: 'Join' }))
  return opened
}

beforeEach(() => window.history.replaceState(null, '', '/handler/team-invitation'))

describe('TeamInvitation', () => {
  it('shows the team and the account, then adds the user to the team', async () => {
    const { code, team } = await invite()
    const { app, email, user, visits } = await openSignedIn(code)
    expect(await heading('Join Analysts?')).toBeVisible()
    expect(screen.getByText(`You’ll join as ${email}.`)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await heading('You joined Analysts')).toBeVisible()
    await expectAccessible()
    const joined = await app.getUser({ or: 'throw' })
    expect((await joined.listTeams()).map(({ id }) => id)).toEqual([team.id])
    expect(joined.selectedTeam?.id).toBe(team.id)
    await user.click(screen.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('can be ignored', async () => {
    const { code } = await invite()
    const { user, visits } = await openSignedIn(code, except(accepting, unreachable))
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('redirects a visitor to sign in or up, and back', async () => {
    const { code } = await invite()
    const page = `/handler/team-invitation?code=${code}`
    window.history.replaceState(null, '', page)
    const { app, visits } = createApp()
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

  it('lets the user switch accounts and return', async () => {
    const { code } = await invite()
    const page = `/handler/team-invitation?code=${code}`
    window.history.replaceState(null, '', page)
    const { app, user, visits } = await openSignedIn(code)
    await user.click(await screen.findByRole('button', { name: 'Use another account' }))
    const back = new URLSearchParams({ after_auth_return_to: page })
    await waitFor(() => expect(visits).toEqual([`/handler/sign-in?${back}`]))
    expect(await app.getUser()).toBeNull()
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
    await openSignedIn(code)
    expect(await heading('This link has already been used')).toBeVisible()
    expect(screen.getByText(/^If you accepted it, the team is in your list of teams/)).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', 'This link has expired'],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 'Too many attempts'],
  ])('explains %s: to a visitor, to a user and when joining', async (code, title) => {
    const { app } = createApp({ fetch: refusing(checking, code) })
    await show(<TeamInvitation searchParams={{ code: someCode }} />, { app })
    expect(await heading(title)).toBeVisible()
    await openSignedIn(someCode, refusing(details, code))
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
    const join = screen.getByRole('button', { name: 'Join' })
    expect(join).toHaveAttribute('aria-busy', 'true')
    gate.open()
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(join).toBeEnabled()
  })

  it('shows an error if the invitation cannot be loaded, and can be retried', async () => {
    hushErrors()
    let isDown = true
    const { code } = await invite()
    const flaky = except(details, (request) => (isDown ? unreachable() : service(request)))
    const { user } = await openSignedIn(code, flaky)
    expect(await heading('We can’t reach the server')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Join Analysts?')).toBeVisible()
  })
})
