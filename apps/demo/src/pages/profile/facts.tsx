import type { CurrentUser } from '@app/core'
import { EmailAddress } from '../../layout/email-address'

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** Email addresses, sign-up date and id of the user. */
export function Facts({ user }: { user: CurrentUser }) {
  const channels = user.useContactChannels()
  return (
    <dl className="card facts">
      <div>
        <dt>Email</dt>
        {channels.map(({ id, value, isVerified }) => (
          <dd key={id}>
            <EmailAddress email={value} />{' '}
            <span className="badge">{isVerified ? 'Verified' : 'Unverified'}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt>Member since</dt>
        <dd>{dayFormat.format(user.signedUpAt)}</dd>
      </div>
      <div>
        <dt>User ID</dt>
        <dd>
          <code>{user.id}</code>
        </dd>
      </div>
    </dl>
  )
}
