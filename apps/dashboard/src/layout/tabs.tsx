import { Link, useSearchParams } from 'react-router'

interface TabsProps {
  /** Accessible name, such as "Team". */
  label: string
  tabs: readonly {
    name: string
    /** Parameter `tab` of the URL; `null` for the first tab. */
    id: string | null
    /** Number of objects in the tab; `null` until it is known. Absent: the tab has no such number. */
    count?: string | null
  }[]
}

/** Links to the parts of a page, such as the members and the invitations of a team. */
export function Tabs({ label, tabs }: TabsProps) {
  const [params] = useSearchParams()
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ name, id, count }) => (
          <li key={name}>
            {/* The focus stays on the link: the title is the same. */}
            <Link
              to={id === null ? '?' : `?tab=${id}`}
              aria-current={params.get('tab') === id ? 'page' : undefined}
              state="search"
              preventScrollReset
            >
              {name}
              {count !== undefined && <span className="tab-count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
