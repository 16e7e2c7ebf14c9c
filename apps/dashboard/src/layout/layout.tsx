import { UserButton } from '@app/react'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router'
import { Loading } from './loading'

/** Layout of every page: the header and the page. */
export function Layout() {
  return (
    <>
      <header className="header">
        <Link to="/projects" className="brand">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          Dashboard
        </Link>
        <UserButton />
      </header>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </>
  )
}
