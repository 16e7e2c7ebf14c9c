'use client'
import { ClientApp } from '@app/core'
import { AppProvider } from '@app/react'

const app = new ClientApp({
  baseUrl: 'https://auth.example.com',
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: 'pck_dem000000000000000000000000000000000000000000',
  tokenStore: 'nextjs-cookie',
})

export function Auth({ children }) {
  return <AppProvider app={app}>{children}</AppProvider>
}
