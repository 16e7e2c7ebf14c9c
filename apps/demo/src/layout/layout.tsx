import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Footer } from './footer'
import { Header } from './header'
import { PageSkeleton } from './page-skeleton'

/** Layout of every page: the header, the page and the footer. */
export function Layout() {
  return (
    <>
      <Header />
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      <Footer />
    </>
  )
}
