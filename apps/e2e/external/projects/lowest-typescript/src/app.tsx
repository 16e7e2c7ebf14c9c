import '@app/react/styles.css'
import { ClientApp } from '@app/core'
import { AdminApp, OwnerApp } from '@app/core/admin'
import { ServerApp } from '@app/core/server'
import { startTestService } from '@app/core/testing'
import { AppProvider, Handler, UserButton, useUser } from '@app/react'
import { SectionFrame } from '@app/react/parts'
import { createServer } from '@app/server'

const app = new ClientApp({ tokenStore: 'cookie' })

function Teams() {
  const teams = useUser({ or: 'redirect' }).useTeams()
  return <SectionFrame>{teams.map((team) => team.displayName)}</SectionFrame>
}

export const page = (
  <AppProvider app={app}>
    <UserButton />
    <Teams />
    <Handler />
  </AppProvider>
)

export const start = () => startTestService(createServer)
export { AdminApp, OwnerApp, ServerApp }
