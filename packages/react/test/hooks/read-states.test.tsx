import type { CurrentUser, Team } from '@app/core'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ReadState, useNavigate, useUserState } from '../../src/index'
import { except, unreachable } from '../faults'
import { createApp, createSignedInApp, service, show } from '../harness'

function Account() {
  const state = useUserState()
  if (state.isLoading) return <p>Loading</p>
  if (state.error) {
    return (
      <button type="button" onClick={() => void state.refresh()}>
        {state.error.message}
      </button>
    )
  }
  return state.data ? <Teams user={state.data} /> : <p>Signed out</p>
}

function Teams({ user }: { user: CurrentUser }) {
  const { data, isLoading, refresh } = user.useTeamsState()
  const names = data?.map(({ displayName }) => displayName).join()
  return (
    <button type="button" onClick={() => void refresh()}>
      {user.primaryEmail}: {isLoading ? 'teams load' : names || 'no teams'}
    </button>
  )
}

describe('states of reads', () => {
  it('report pending and loaded values without a boundary, and follow changes', async () => {
    const { app, email } = await createSignedInApp()
    const seen: string[] = []
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    await show(<Account />, { app })
    expect(await screen.findByText(`${email}: no teams`)).toBeVisible()
    const user = await app.getUser({ or: 'throw' })
    await act(async () => void (await user.createTeam({ displayName: 'Crew' })))
    expect(await screen.findByText(`${email}: Crew`)).toBeVisible()
    // The data stays while it is fetched again.
    expect(seen.indexOf(`${email}: no teams`)).toBeGreaterThan(0)
    expect(seen.lastIndexOf(`${email}: teams load`)).toBeLessThan(
      seen.indexOf(`${email}: no teams`),
    )

    await act(() => app.signOut())
    expect(screen.getByText('Signed out')).toBeVisible()
    observer.disconnect()
  })

  it('report an error in place, and can be retried', async () => {
    let isDown = true
    const fetch = except('/users/me', (request) => (isDown ? unreachable() : service(request)))
    const { app, email } = await createSignedInApp({ fetch })
    await show(<Account />, { app })
    const retry = await screen.findByRole('button', { name: /Cannot reach/ })
    isDown = false
    act(() => retry.click())
    expect(await screen.findByText(`${email}: no teams`)).toBeVisible()
  })

  it('report a signed-out visitor immediately, without a request', async () => {
    const { app } = createApp({ fetch: unreachable })
    await show(<Account />, { app })
    expect(screen.getByText('Signed out')).toBeVisible()
  })

  it('have the types of the suspending hook', () => {
    type Teams = CurrentUser['useTeamsState']
    expectTypeOf<ReturnType<Teams>>().toEqualTypeOf<ReadState<Team[]>>()
    expectTypeOf<Parameters<CurrentUser['useTeamState']>>().toEqualTypeOf<[teamId: string]>()
    type State = ReadState<Team[]>
    expectTypeOf<Extract<State, { isLoading: true }>['data']>().toEqualTypeOf<undefined>()
    const narrowed = (state: State) => (state.isLoading || state.error ? null : state.data)
    expectTypeOf(narrowed).returns.toEqualTypeOf<Team[] | null>()
  })
})

function Leave({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(to)}>
      Leave
    </button>
  )
}

describe('useNavigate', () => {
  it('navigates like the redirects of the app', async () => {
    const { app, visits } = createApp()
    await show(<Leave to="/other-page" />, { app })
    act(() => screen.getByRole('button').click())
    await waitFor(() => expect(visits).toEqual(['/other-page']))
  })

  it('uses the hook of the router if it has one', async () => {
    const visits: string[] = []
    const go = (to: string) => void visits.push(`router ${to}`)
    const { app } = createApp({ redirectMethod: { useNavigate: () => go } })
    await show(<Leave to="/other-page" />, { app })
    act(() => screen.getByRole('button').click())
    expect(visits).toEqual(['router /other-page'])
  })
})
