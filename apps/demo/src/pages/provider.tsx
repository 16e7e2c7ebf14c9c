import type { CurrentUser, OAuthConnection } from '@app/core'
import { toProviderName } from '@app/react/parts'
import { useState } from 'react'

interface ProviderProps {
  /** Such as `github`. */
  id: string
  user: CurrentUser
}

/** A provider: connected, or the button that goes there and comes back. */
export function Provider({ id, user }: ProviderProps) {
  const [hasFailed, setFailed] = useState(false)
  const name = toProviderName(id)
  const isConnected = user.oauthProviders.some((account) => account.id === id)
  return (
    <li>
      <div>
        <p>{name}</p>
        {isConnected ? (
          <Connection id={id} user={user} />
        ) : (
          <p className="message" role="status">
            {hasFailed ? 'It could not be connected. Try again in a moment.' : 'Not connected'}
          </p>
        )}
      </div>
      {isConnected ? (
        <span className="badge">Connected</span>
      ) : (
        <button
          className="button"
          type="button"
          aria-label={`Connect ${name}`}
          onClick={() => user.linkConnectedAccount(id).catch(() => setFailed(true))}
        >
          Connect
        </button>
      )}
    </li>
  )
}

/** What the app may do with it. Waits for nothing: the row stands already. */
function Connection({ id, user }: ProviderProps) {
  const { data: connection, isLoading, error } = user.useConnectedAccountState(id)
  if (isLoading) return <p className="message">Asking for its token</p>
  if (connection) return <Token connection={connection} />
  return (
    <p className="message">
      {error
        ? 'Good for signing in. Its token is not for apps: the project uses keys the service shares.'
        : 'Good for signing in.'}
    </p>
  )
}

function Token({ connection }: { connection: OAuthConnection }) {
  const { data } = connection.useAccessTokenState()
  return (
    <p className="message">
      {data ? `The app may ask there with the token …${data.accessToken.slice(-6)}` : ' '}
    </p>
  )
}
