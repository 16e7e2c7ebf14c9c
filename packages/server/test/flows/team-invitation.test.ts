import { expect, it } from 'vitest'
import { type Browser, pages, startFlow } from './flow'

const invited = 'guest@example.com'
const accept = 'POST /team-invitations/accept'

/** Creates a team as the client library does: then it is selected. */
async function createTeam(browser: Browser): Promise<string> {
  const body = { display_name: 'Crew', creator_user_id: 'me' }
  const { id } = await browser.ask('POST /teams', { body })
  const user = await browser.ask('PATCH /users/me', { body: { selected_team_id: id } })
  expect(user.selected_team.display_name).toBe('Crew')
  return id
}

function invitation(teamId: string) {
  const callback_url = `${pages}/team-invitation`
  return { body: { team_id: teamId, email: invited, callback_url } }
}

it('adds the user who has the emailed link to the team once they are signed in', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const owner = openBrowser()
  await owner.signUp('owner@example.com')
  const teamId = await createTeam(owner)
  const { id, success } = await owner.ask('POST /team-invitations/send-code', invitation(teamId))
  expect(success).toBe(true)
  const open = { query: { team_id: teamId } }
  expect((await owner.ask('GET /team-invitations', open)).items).toEqual([
    {
      id,
      team_id: teamId,
      recipient_email: invited,
      expires_at_millis: expect.any(Number),
      permission_ids: [],
    },
  ])

  const email = await mailServer.read(invited)
  expect(email.subject).toContain('Crew')
  expect(email.link.origin + email.link.pathname).toBe(`${pages}/team-invitation`)
  const code = { body: { code: email.code } }
  const guest = openBrowser()
  expect(await guest.refusal('POST /team-invitations/accept/details', code)).toBe(
    'USER_AUTHENTICATION_REQUIRED',
  )
  // Signs up with a different address; the invited one may belong to another user.
  const { user_id: guestId } = await guest.signUp('own@example.com')
  expect(await guest.ask('POST /team-invitations/accept/check-code', code)).toEqual({
    is_code_valid: true,
  })
  expect(await guest.ask('POST /team-invitations/accept/details', code)).toEqual({
    team_id: teamId,
    team_display_name: 'Crew',
  })
  expect(await guest.ask(accept, code)).toEqual({})
  expect(await guest.refusal(accept, code)).toBe('VERIFICATION_CODE_ALREADY_USED')

  const { items: teams } = await guest.ask('GET /teams', { query: { user_id: 'me' } })
  expect(teams.map((team: { id: string }) => team.id)).toEqual([teamId])
  const { items: permissions } = await guest.ask('GET /team-permissions', {
    query: { user_id: 'me', team_id: teamId },
  })
  expect(permissions).toEqual([{ id: 'member', user_id: guestId, team_id: teamId }])
  expect((await guest.me()).selected_team).toBe(null)
  expect((await owner.ask('GET /team-invitations', open)).items).toEqual([])
})

it('is revoked by members who may remove members', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const [owner, member] = [openBrowser(), openBrowser()]
  await owner.signUp('owner@example.com')
  await member.signUp('member@example.com')
  const teamId = await createTeam(owner)
  await owner.ask('POST /team-invitations/send-code', invitation(teamId))
  await member.ask(accept, { body: { code: (await mailServer.read(invited)).code } })

  // Members can invite, too; only the owner revokes an invitation.
  const { id } = await member.ask('POST /team-invitations/send-code', invitation(teamId))
  const { code } = await mailServer.read(invited)
  const revoke = { path: { id }, query: { team_id: teamId } }
  expect(await member.refusal('DELETE /team-invitations/:id', revoke)).toBe(
    'TEAM_PERMISSION_REQUIRED',
  )
  await owner.ask('DELETE /team-invitations/:id', revoke)
  expect(await owner.refusal('DELETE /team-invitations/:id', revoke)).toBe(
    'VERIFICATION_CODE_NOT_FOUND',
  )
  expect(await openBrowser().refusal(accept, { body: { code } })).toBe(
    'VERIFICATION_CODE_NOT_FOUND',
  )
})
