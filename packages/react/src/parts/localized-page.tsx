import type { ReactNode } from 'react'
import { type LoadTexts, loadAccountTexts, loadSignInTexts } from '../i18n/load-texts'
import { useMessages } from '../i18n/use-messages'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'
import { Page as Frame, type PageProps as FrameProps } from '../page/page'
import {
  SectionFrame as PlainSectionFrame,
  type SectionFrameProps,
} from '../settings/section-frame'
import { SettingsPage as SettingsFrame, type SettingsPageProps } from '../settings/settings-page'

// Pages of ours come with their texts. One that lives in an app has nobody to load them but its frame.

const signInTexts = /* @__PURE__ */ loadOnce(loadSignInTexts)
const accountTexts = /* @__PURE__ */ loadOnce(loadAccountTexts)

/** Props of {@link Page}. */
export type PageProps = Omit<FrameProps, 'firstHtml'>

/**
 * What a page stands in: its landmark, its placeholder while loading, its boundary for errors, and the
 * texts of all pages of signing in.
 */
export function Page({ children, ...frame }: PageProps) {
  return (
    <Frame {...frame}>
      <Spoken load={signInTexts}>{children}</Spoken>
    </Frame>
  )
}

/** What the account settings stand in, with their texts. */
export function SettingsPage({ children, ...frame }: SettingsPageProps) {
  return (
    <SettingsFrame {...frame}>
      <Spoken load={accountTexts}>{children}</Spoken>
    </SettingsFrame>
  )
}

/** What a section of the account settings stands in on a page of a host's own, with its texts. */
export function SectionFrame({ children, ...place }: SectionFrameProps) {
  return (
    <PlainSectionFrame {...place}>
      <Spoken load={accountTexts}>{children}</Spoken>
    </PlainSectionFrame>
  )
}

function Spoken({ load, children }: { load: LoadTexts; children: ReactNode }) {
  const { language } = useMessages()
  readPromise(load(language))
  return children
}
