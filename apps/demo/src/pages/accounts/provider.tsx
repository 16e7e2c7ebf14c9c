import type { CurrentUser, OAuthConnection } from '@app/core'
import { toProviderName } from '@app/react/parts'
import { useState } from 'react'

interface ProviderProps {
  /** Id of the provider, such as `github`. */
  id: string
  user: CurrentUser
}

/** A provider with its connection, or with a button that connects it. */
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
            {hasFailed ? 'Couldn’t connect. Try again in a moment.' : 'Not connected'}
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

/** Use of the connected account. Does not suspend, as its row is already shown. */
function Connection({ id, user }: ProviderProps) {
  const { data: connection, isLoading, error } = user.useConnectedAccountState(id)
  if (isLoading) return <p className="message">Loading its access token…</p>
  if (connection) return <Token connection={connection} />
  return (
    <p className="message">
      {error
        ? 'For signing in. Apps get no access token, because the project uses shared keys.'
        : 'For signing in.'}
    </p>
  )
}

function Token({ connection }: { connection: OAuthConnection }) {
  const { data } = connection.useAccessTokenState()
  return (
    <p className="message">
      {data ? `The app can call its API with the token …${data.accessToken.slice(-6)}` : ' '}
    </p>
  )
}
