import type { ReactNode } from 'react'
import { Page } from '../page/page'
import { type HeadingLevel, TitleLevelContext } from '../page/title-level'
import { SectionSkeleton } from './settings-skeleton'

/** Position of a section of the account settings on a page. */
export interface SectionPlace {
  /** Heading level of the title on the app's page. @default 2 */
  headingLevel?: HeadingLevel | undefined
}

/** Props of {@link SectionFrame}. */
export interface SectionFrameProps extends SectionPlace {
  /** The section. */
  children: ReactNode
}

/** Frame of an account settings section on an app's own page. */
export function SectionFrame({ headingLevel = 2, children }: SectionFrameProps) {
  return (
    <Page fullPage={false} skeleton={<SectionSkeleton />}>
      <TitleLevelContext.Provider value={headingLevel}>{children}</TitleLevelContext.Provider>
    </Page>
  )
}
