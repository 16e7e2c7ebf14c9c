import { UserButton } from '@app/react'
import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router'
import { LanguageSwitch } from './language-switch'
import { PageSkeleton } from './page-skeleton'

/** What every page shares: the header with the user button, the page, and a choice of languages. */
export function Layout() {
  return (
    <>
      <header className="header">
        <NavLink to="/" className="brand" aria-label="Demo, home">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          Demo
        </NavLink>
        <nav aria-label="Main">
          <NavLink to="/protected">Protected</NavLink>
          <NavLink to="/teams">Teams</NavLink>
          <NavLink to="/backend">Backend</NavLink>
        </nav>
        <UserButton />
      </header>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      <LanguageSwitch />
    </>
  )
}
