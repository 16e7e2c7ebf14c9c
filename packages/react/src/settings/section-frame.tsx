import type { ReactNode } from 'react'
import { Page } from '../page/page'
import { type HeadingLevel, TitleLevelContext } from '../page/title-level'
import { SectionSkeleton } from './settings-skeleton'

/** Where a piece of the account settings stands. */
export interface SectionPlace {
  /** Level of its title among the headings of the host's page. @default 2 */
  headingLevel?: HeadingLevel
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
