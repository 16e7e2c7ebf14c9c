import { type Code, Lazy } from '../../components/lazy'
import { Page } from '../../components/page'
import { SectionSkeleton } from '../../components/settings/settings-skeleton'
import {
  accountCode,
  authCode,
  profileCode,
  profilePictureCode,
  sessionsCode,
  teamCode,
  teamCreationCode,
} from './code'
import type { TeamSectionProps } from './team'
import type { TeamCreationProps } from './team-creation'

// The sections of the account settings, for pages of a host's own. Each leads who is signed out to the
// sign-in page and back.

function LazySection<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  return (
    <Page fullPage={false} skeleton={<SectionSkeleton />}>
      <Lazy code={code} props={props} />
    </Page>
  )
}

/** How others see the user: name and picture. */
export function ProfileSection() {
  return <LazySection code={profileCode} props={{}} />
}

/** The picture of the user alone: chosen, cut to a circle, removed. */
export function ProfileImageEditor() {
  return <LazySection code={profilePictureCode} props={{}} />
}

/** The e-mail addresses of the user and their ways to sign in. */
export function AuthSection() {
  return <LazySection code={authCode} props={{}} />
}

/** Where the user is signed in, and how to end that. */
export function SessionsSection() {
  return <LazySection code={sessionsCode} props={{}} />
}

/** The ways out: signing out, and deleting the account. */
export function AccountSection() {
  return <LazySection code={accountCode} props={{}} />
}

/** A team: how the user appears in it, and what they may do with it. */
export function TeamSection(props: TeamSectionProps) {
  return <LazySection code={teamCode} props={props} />
}

/** Makes a team, where the project lets users do that. */
export function TeamCreation(props: TeamCreationProps) {
  return <LazySection code={teamCreationCode} props={props} />
}
