import { UserButton } from '@app/react'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router'
import { LanguageSwitch } from './language-switch'
import { PageSkeleton } from './page-skeleton'

/** Layout of every page: a header with the user button, the page, and a language menu. */
export function Layout() {
  return (
    <>
      <header className="header">
        <Link to="/" className="brand" aria-label="Demo, home">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          Demo
        </Link>
        <UserButton />
      </header>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      <LanguageSwitch />
    </>
  )
}
