import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

// What somebody writes who has no SDK: two fields, a button, a request, a failure in words.

function SignIn() {
  const [failure, setFailure] = useState('')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)))
    const answer = await fetch('/sign-in', { method: 'POST', body }).catch(() => null)
    setFailure(answer?.ok ? '' : 'That did not work. Try again.')
  }
  return (
    <main className="card">
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <label>
          Email
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {failure && <p role="alert">{failure}</p>}
        <button type="submit">Sign in</button>
      </form>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<SignIn />)
