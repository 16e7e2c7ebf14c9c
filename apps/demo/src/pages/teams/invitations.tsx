import type { Team } from '@app/core'
import { type FormEvent, useId, useState } from 'react'

/** Invites a member by email, and lists the pending invitations. */
export function Invitations({ team }: { team: Team }) {
  const id = useId()
  const { data: invitations = [] } = team.useInvitationsState()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    setState('sending')
    // The SDK fetches the list again.
    await team.inviteUser({ email }).then(
      () => {
        form.reset()
        setState('idle')
      },
      () => setState('failed'),
    )
  }

  return (
    <form onSubmit={invite}>
      <h2>Invite a member</h2>
      <label htmlFor={id}>Email address</label>
      <div className="field-row">
        <input id={id} name="email" type="email" autoComplete="off" required />
        <button className="button" type="submit" disabled={state === 'sending'}>
          Invite
        </button>
      </div>
      <p className={state === 'failed' ? 'message failure' : 'message'} role="status">
        {state === 'failed'
          ? 'Couldn’t send the invitation. Try again in a moment.'
          : invitations.length > 0 &&
            `Invited: ${invitations.map(({ recipientEmail }) => recipientEmail).join(', ')}`}
      </p>
    </form>
  )
}
