import type { Team } from '@app/core'
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { useUser } from '../../src/index'
import { createSignedInApp, show } from '../harness'

function Teams() {
  const user = useUser({ or: 'throw' })
  const teams = user.useTeams()
  return (
    <ul>
      {teams.map((team) => (
        <li key={team.id}>{team.displayName}</li>
      ))}
    </ul>
  )
}

function Emails() {
  const channels = useUser({ or: 'throw' }).useContactChannels()
  return <p>{channels.map(({ value }) => value).join()}</p>
}

let made: Team | undefined

function Crews() {
  const user = useUser({ or: 'throw' })
  const teams = user.useTeams()
  return teams.length === 0
    ? 'No teams'
    : teams.map((team) => <Members key={team.id} team={team} />)
}

function Members({ team }: { team: Team }) {
  const user = useUser({ or: 'throw' })
  const members = team.useUsers()
  const isAdmin = user.usePermission(team, 'admin') !== null
  const count = user.usePermissions(team, { recursive: false }).length
  const { displayName } = user.useTeamProfile(team)
  return (
    <p>
      {user.useTeam(team.id)?.displayName}: {members.length} member, {displayName}
      {isAdmin && ', admin'}, {count} granted, {team.useInvitations().length} invited,{' '}
      {user.useContactChannels().length} address, {user.useActiveSessions().length} session
    </p>
  )
}

describe('hooks of a user', () => {
  it('return what the matching methods fetch', async () => {
    const { app, email } = await createSignedInApp()
    await show(
      <Suspense fallback="Wait">
        <Teams />
        <Emails />
      </Suspense>,
      { app },
    )
    expect(await screen.findByText(email)).toBeVisible()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()

    const user = await app.getUser({ or: 'throw' })
    await act(async () => void (await user.createTeam({ displayName: 'Engines' })))
    expect(await screen.findByRole('listitem')).toHaveTextContent('Engines')
  })

  it('return the objects of the user, and follow every change', async () => {
    const { app } = await createSignedInApp()
    const user = await app.getUser({ or: 'throw' })
    // React 18 does not suspend without a boundary.
    await show(
      <Suspense fallback="Wait">
        <Crews />
      </Suspense>,
      { app },
    )
    expect(await screen.findByText('No teams')).toBeVisible()
    await act(async () => {
      made = await user.createTeam({ displayName: 'Crew' })
    })
    expect(
      await screen.findByText(
        /^Crew: 1 member, .*, admin, 1 granted, 0 invited, 1 address, 1 session$/,
      ),
    ).toBeVisible()
    await act(async () => {
      const profile = await user.getTeamProfile({ id: made?.id ?? '' })
      await profile.update({ displayName: 'Captain' })
      await made?.update({ displayName: 'Ship' })
      await made?.inviteUser({
        email: 'mate@example.com',
        callbackUrl: 'http://localhost:3000/handler/team-invitation',
      })
    })
    expect(await screen.findByText(/^Ship: 1 member, Captain, .* 1 invited/)).toBeVisible()
    await act(() => user.leaveTeam({ id: made?.id ?? '' }))
    expect(await screen.findByText('No teams')).toBeVisible()
  })
})
