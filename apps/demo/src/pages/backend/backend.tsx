import { useUser } from '@app/react'
import { useState } from 'react'
import { TourPage } from '../../layout/tour-page'
import { type BackendResponse, callBackend } from './call-backend'

/** Calls the demo's own Node backend, which identifies the caller. */
export function BackendPage() {
  const user = useUser()
  const [response, setResponse] = useState<BackendResponse | null>(null)
  const [isPending, setPending] = useState(false)

  async function call() {
    setPending(true)
    setResponse(await callBackend(user))
    setPending(false)
  }

  return (
    <TourPage
      stop="backend"
      title="Call a protected API"
      lead="The page sends your session with its request; the backend verifies it and identifies you."
    >
      <p className="actions">
        <button className="button primary" type="button" disabled={isPending} onClick={call}>
          Call the backend
        </button>
      </p>
      <output className="response" aria-live="polite">
        {response !== null && (
          <div className="card">
            <p className={response.isOk ? 'message' : 'message failure'}>{response.summary}</p>
            <pre>{response.body}</pre>
          </div>
        )}
      </output>
    </TourPage>
  )
}
