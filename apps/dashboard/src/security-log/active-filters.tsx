import { useSearchParams } from 'react-router'
import { formatDay } from '../ui/format'
import { Icon } from '../ui/icon'
import { toStart } from './dates'
import { isEventType, toEventName } from './event-names'
import { type FilterName, filters, type useFilters } from './use-filters'

/** Filters of the URL, each with its text. */
export interface ActiveFilter {
  name: FilterName
  /** Such as "From Nov 29, 2026". */
  text: string
}

/** Returns the filters of the URL. */
export function useActiveFilters(user: string): ActiveFilter[] {
  const [params] = useSearchParams()
  return filters.flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [{ name, text: toText(name, value, user) }]
  })
}

/** Describes a filter. */
function toText(name: FilterName, value: string, user: string): string {
  if (name === 'type') return isEventType(value) ? toEventName(value) : value
  if (name === 'user') return user || value
  const start = toStart(value)
  const day = start ? formatDay(start) : value
  return name === 'from' ? `From ${day}` : `To ${day}`
}

interface ActiveFiltersProps {
  active: readonly ActiveFilter[]
  show: ReturnType<typeof useFilters>
  /** Called when a filter was removed, whose button has disappeared. */
  onRemove: () => void
}

/** Summary of the filters, each with a button that removes it. */
export function ActiveFilters({ active, show, onRemove }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <ul className="active-filters" aria-label="Active filters">
      {active.map(({ name, text }) => (
        <li key={name}>
          <span className="truncated">{text}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove the filter “${text}”`}
            onClick={() => {
              show(name, '')
              onRemove()
            }}
          >
            <Icon name="remove" />
          </button>
        </li>
      ))}
    </ul>
  )
}
