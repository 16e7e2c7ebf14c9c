import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router'
import { stops } from '../tour'
import { PageSkeleton } from './page-skeleton'

/** The pages of the tour beside a list of them; where there is no room for it, a way back to it. */
export function TourLayout() {
  return (
    <div className="tour">
      <nav className="tour-nav" aria-label="Tour">
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
