import { useUser } from '@app/react'
import { useState } from 'react'
import { TourPage } from '../layout/tour-page'
import { type Answer, askBackend } from './ask-backend'

/** Asks the demo's own Node backend who is calling. */
export function BackendPage() {
  const user = useUser()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function ask() {
    setIsAsking(true)
    setAnswer(await askBackend(user))
    setIsAsking(false)
  }

  return (
    <TourPage
      stop="backend"
      title="Does the backend know you?"
      lead="The page sends your session with its request; the backend asks the service who that is."
    >
      <p className="actions">
        <button className="button primary" type="button" disabled={isAsking} onClick={ask}>
          Ask the backend
        </button>
      </p>
      <output className="answer" aria-live="polite">
        {answer !== null && (
          <div className="card">
            <p className={answer.isOk ? 'message' : 'message failure'}>{answer.summary}</p>
            <pre>{answer.body}</pre>
          </div>
        )}
      </output>
    </TourPage>
  )
}
