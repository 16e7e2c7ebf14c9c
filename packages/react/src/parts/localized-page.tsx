import type { ReactNode } from 'react'
import { loadAccountTexts } from '../i18n/load-account-texts'
import { loadPageTexts } from '../i18n/load-page-texts'
import type { LoadTexts } from '../i18n/load-texts'
import { useMessages } from '../i18n/use-messages'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'
import { Page, type PageFrameProps } from '../page/page'
import { SectionFrame, type SectionFrameProps } from '../settings/section-frame'
import { SettingsPage, type SettingsPageProps } from '../settings/settings-page'

// Pages of the package load their messages along with their code. Ejected pages load them in their frame.

const accountTexts = /* @__PURE__ */ loadOnce(loadAccountTexts)

/** Props of {@link LocalizedPage}. */
export type LocalizedPageProps = Omit<PageFrameProps, 'firstHtml'>

/**
 * Frame of a page: landmark, placeholder while loading, error boundary and the messages of all
 * pages but the account settings.
 */
export function LocalizedPage({ children, ...frame }: LocalizedPageProps) {
  return (
    <Page {...frame}>
      <WithMessages load={loadPageTexts}>{children}</WithMessages>
    </Page>
  )
}

/** Frame of the account settings, with their messages. */
export function LocalizedSettingsPage({ children, ...frame }: SettingsPageProps) {
  return (
    <SettingsPage {...frame}>
      <WithMessages load={accountTexts}>{children}</WithMessages>
    </SettingsPage>
  )
}

/** Frame of an account settings section on an app's own page, with its messages. */
export function LocalizedSectionFrame({ children, ...place }: SectionFrameProps) {
  return (
    <SectionFrame {...place}>
      <WithMessages load={accountTexts}>{children}</WithMessages>
    </SectionFrame>
  )
}

function WithMessages({ load, children }: { load: LoadTexts; children: ReactNode }) {
  const { language } = useMessages()
  readPromise(load(language))
  return children
}
