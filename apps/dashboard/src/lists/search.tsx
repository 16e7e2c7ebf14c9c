import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useShortcut } from '../keyboard/use-shortcut'
import { Icon } from '../ui/icon'

/** Time without typing after which a search starts. */
const pauseMs = 300

interface SearchProps {
  /** Accessible name, such as "Search users". */
  label: string
  placeholder: string
}

/** Field that searches a list while typing, by the URL. The key "/" moves the focus into it. */
export function Search({ label, placeholder }: SearchProps) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const query = params.get('query') ?? ''
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useShortcut('/', () => input.current?.focus())
  useEffect(() => () => clearTimeout(timer.current), [])
  // Also the buttons Back and Forward of the browser change the URL.
  if (shown !== query) {
    setShown(query)
    if (typed.trim() === shown) setTyped(query)
  }

  function search(text: string) {
    clearTimeout(timer.current)
    // Those of the next page if one is loading, unlike `params`.
    const next = new URLSearchParams(window.location.search)
    const last = next.get('query') ?? ''
    if (text === last || window.location.pathname !== pathname) return
    setQuery(next, text)
    // One entry of the history for all searches.
    setParams(next, { state: 'search', preventScrollReset: true, replace: last !== '' })
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text.trim()), pauseMs)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(typed.trim())
  }

  return (
    <search>
      <form className="search" onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={320}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && type('')}
        />
        {typed.trim() !== query ? <span className="spinner" /> : !typed && <kbd>/</kbd>}
      </form>
    </search>
  )
}

/** Changes the parameters to those of the first page of a search. */
function setQuery(params: URLSearchParams, text: string): void {
  params.delete('cursor')
  if (text) params.set('query', text)
  else params.delete('query')
}
