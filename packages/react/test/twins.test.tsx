import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { useUser } from '../src/index'
import { createSignedInApp, show } from './harness'

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

describe('hooks of a user', () => {
  it('follow what their methods fetch', async () => {
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
})
