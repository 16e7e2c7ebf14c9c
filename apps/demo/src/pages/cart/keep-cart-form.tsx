import type { CurrentUser } from '@app/core'
import { useApp } from '@app/react'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'

type Outcome = 'idle' | 'saving' | 'taken' | 'failed'

/**
 * Form that converts the anonymous user into a regular one. Only the app's server may do that, so
 * the form calls it. A new password ends every session, so the page then signs in with it.
 */
export function KeepCartForm({ user }: { user: CurrentUser }) {
  const app = useApp()
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome>('idle')

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email = '', password = '' } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<string, string>
    setOutcome('saving')
    setOutcome(await send({ email, password }).catch(() => 'failed' as const))
  }

  async function send(account: { email: string; password: string }): Promise<Outcome> {
    const response = await fetch('/backend/keep-account', {
      method: 'POST',
      headers: { ...(await user.getAuthHeaders()), 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    if (response.status === 409) return 'taken'
    if (!response.ok) return 'failed'
    const result = await app.signInWithCredential({ ...account, noRedirect: true })
    return result.status === 'ok' ? 'idle' : 'failed'
  }

  return (
    <form className="card" onSubmit={keep}>
      <h2>Keep this cart</h2>
      <label htmlFor={`${id}email`}>Email</label>
      <input id={`${id}email`} name="email" type="email" autoComplete="email" required />
      <label htmlFor={`${id}password`}>Password (at least 8 characters)</label>
      <input
        id={`${id}password`}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={70}
        required
      />
      <p className="actions">
        <button className="button primary" type="submit" disabled={outcome === 'saving'}>
          Create an account
        </button>
      </p>
      <OutcomeMessage outcome={outcome} />
    </form>
  )
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  return (
    <p
      className={outcome === 'idle' || outcome === 'saving' ? 'message' : 'message failure'}
      role="status"
    >
      {outcome === 'saving' && 'Saving…'}
      {outcome === 'failed' && 'Couldn’t create the account. Nothing was lost. Try again.'}
      {outcome === 'taken' && (
        <>
          An account with this email already exists. <Link to="/handler/sign-in">Sign in</Link> to
          use its own cart.
        </>
      )}
    </p>
  )
}
