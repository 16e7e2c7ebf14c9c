import { UserButton } from '@app/react'
import { Suspense } from 'react'
import { Link, Outlet, ScrollRestoration, useParams } from 'react-router'
import { toggleColorMode } from '../theme/color-mode'
import { ColorModeSwitch } from '../theme/color-mode-switch'
import { Breadcrumb } from './breadcrumb'
import { ConnectionNotice } from './connection-notice'
import { Loading } from './loading'

/** Layout of every page: the header and the page. */
export function Layout() {
  const { projectId } = useParams()
  return (
    <div className="app">
      <header className="header">
        <Link to="/projects" className="brand" aria-label="Dashboard">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          {projectId === undefined && 'Dashboard'}
        </Link>
        {projectId !== undefined && (
          <Suspense fallback={null}>
            <Breadcrumb projectId={projectId} />
          </Suspense>
        )}
        <div className="tools">
          <ColorModeSwitch />
          <UserButton colorModeToggle={toggleColorMode} />
        </div>
      </header>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      {projectId === undefined && <ConnectionNotice />}
      <ScrollRestoration />
    </div>
  )
}
