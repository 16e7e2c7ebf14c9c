import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../ui/icon'
import type { Area } from './areas'

interface AreaNavProps {
  areas: readonly Area[]
  /** Path of the project's overview. */
  projectPath: string
}

/** Navigation between the areas of a project: a column, and on phones a menu below the header. */
export function AreaNav({ areas, projectPath }: AreaNavProps) {
  const { pathname } = useLocation()
  /** Path at which the menu was opened: any navigation closes it. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isOpen = openAt === pathname
  const current = findArea(areas, pathname.slice(projectPath.length + 1))

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(null)
    button.current?.focus()
  }

  return (
    <nav className="areas" aria-label="Project" onKeyDown={closeByKey}>
      <button
        ref={button}
        className="areas-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {current && <Icon name={current.icon} />}
        <span>
          <span className="visually-hidden">Menu: </span>
          {current?.name ?? 'All pages'}
        </span>
        <Icon name="chevron" />
      </button>
      <ul id={listId} className={isOpen ? 'open' : undefined}>
        {areas.map(({ path, name, icon }) => (
          <li key={path}>
            <NavLink to={path} end={path === ''} onClick={() => setOpenAt(null)}>
              <Icon name={icon} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Finds the area of a path below that of the project, such as `users/ID`. */
function findArea(areas: readonly Area[], path: string): Area | undefined {
  const [first] = path.split('/')
  return areas.find((area) => area.path === first)
}
