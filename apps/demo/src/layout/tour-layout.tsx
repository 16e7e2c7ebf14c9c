import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router'
import { english } from '../language'
import { stops } from '../tour'
import { PageSkeleton } from './page-skeleton'

/** A tour page beside the list of all pages; on narrow windows, a link back to the list. */
export function TourLayout() {
  return (
    <div className="tour">
      <nav className="tour-nav" {...english} aria-label="Tour">
        <NavLink to="/" className="tour-back">
          <span aria-hidden="true">‹</span> All pages
        </NavLink>
        <ul>
          {Object.values(stops).map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path}>{name}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </div>
  )
}
