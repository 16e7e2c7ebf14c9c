import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Field that searches for users, by the URL. */
export function Search() {
  const [params, setParams] = useSearchParams()
  const query = params.get('query') ?? ''
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  // The buttons Back and Forward of the browser change the URL too.
  if (shown !== query) {
    setShown(query)
    setTyped(query)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const next = typed.trim()
    setParams(next ? { query: next } : {}, { state: 'search' })
  }

  return (
    <search>
      <form className="search" onSubmit={submit}>
        <input
          type="search"
          aria-label="Search users"
          placeholder="Name, email or user ID"
          autoComplete="off"
          maxLength={320}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button className="button" type="submit">
          Search
        </button>
      </form>
    </search>
  )
}
