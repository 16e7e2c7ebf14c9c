import type { ChangeEvent } from 'react'
import { useSearchParams } from 'react-router'

interface UrlFilterProps {
  /** Parameter of the URL. */
  name: string
  /** Accessible name, such as "Status". */
  label: string
  /** Text of the choice that filters nothing, such as "All users". */
  all?: string
  /** Option that is chosen if the URL has none. */
  fallback?: string
  options: readonly { id: string; name: string }[]
}

/** Select field that filters a list, by the URL. */
export function UrlFilter({ name, label, all, fallback = '', options }: UrlFilterProps) {
  const [params, setParams] = useSearchParams()

  function change({ target }: ChangeEvent<HTMLSelectElement>) {
    // Those of the next page if one is loading, unlike `params`.
    const next = new URLSearchParams(window.location.search)
    next.delete('cursor')
    if (target.value !== fallback) next.set(name, target.value)
    else next.delete(name)
    setParams(next, { state: 'search', preventScrollReset: true })
  }

  return (
    <select aria-label={label} value={params.get(name) ?? fallback} onChange={change}>
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
