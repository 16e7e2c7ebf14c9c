import { SelectedTeamSwitcher, useUser } from '@app/react'

/** A page for teams: which one somebody works in, and who is in it. */
export function TeamsPage() {
  const user = useUser({ or: 'redirect' })
  const team = user.selectedTeam
  return (
    <main className="page">
      <title>Teams · Demo</title>
      <h1>{team ? `You work in ${team.displayName}` : 'You work on your own'}</h1>
      <p className="lead">
        {team
          ? 'Choose another team here; it stays chosen on your other devices.'
          : 'Make a team here, and invite others to it.'}
      </p>
      <SelectedTeamSwitcher />
    </main>
  )
}
