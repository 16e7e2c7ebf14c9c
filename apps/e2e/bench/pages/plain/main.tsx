import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

// A form without an SDK: two fields, a button, a request, an error message.

function SignIn() {
  const [failure, setFailure] = useState('')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)))
    const response = await fetch('/sign-in', { method: 'POST', body }).catch(() => null)
    setFailure(response?.ok ? '' : 'Something went wrong. Try again.')
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
