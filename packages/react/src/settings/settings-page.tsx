import type { ReactNode } from 'react'
import { Page } from '../page/page'
import { SettingsSkeleton } from './settings-skeleton'

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps {
  /** Renders a whole page: a `main` landmark with an `h1`. */
  fullPage: boolean
  /** Content of the page. */
  children: ReactNode
}

/** Frame of the account settings. */
export function SettingsPage({ fullPage, children }: SettingsPageProps) {
  return (
    <Page fullPage={fullPage} skeleton={<SettingsSkeleton />}>
      {children}
    </Page>
  )
}
