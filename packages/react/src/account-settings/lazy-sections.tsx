import { type Code, Lazy } from '../page/lazy'
import { SectionFrame, type SectionPlace } from '../settings/section-frame'
import type { TeamSectionProps } from '../teams/team'
import type { TeamCreationProps } from '../teams/team-creation'
import {
  accountCode,
  authCode,
  profileCode,
  profilePictureCode,
  sessionsCode,
  teamCode,
  teamCreationCode,
} from './code'

// The sections of the account settings, for pages of a host's own. Each leads who is signed out to the
// sign-in page and back.

interface LazySectionProps<Props> extends SectionPlace {
  code: Code<Props>
  props: Props
}

function LazySection<Props extends object>({ code, props, ...place }: LazySectionProps<Props>) {
  return (
    <SectionFrame {...place}>
      <Lazy code={code} props={props} />
    </SectionFrame>
  )
}

/** How others see the user: name and picture. */
export function ProfileSection(place: SectionPlace) {
  return <LazySection {...place} code={profileCode} props={{}} />
}

/** The picture of the user alone: chosen, cut to a circle, removed. */
export function ProfileImageEditor(place: SectionPlace) {
  return <LazySection {...place} code={profilePictureCode} props={{}} />
}

/** The e-mail addresses of the user and their ways to sign in. */
export function AuthSection(place: SectionPlace) {
  return <LazySection {...place} code={authCode} props={{}} />
}

/** Where the user is signed in, and how to end that. */
export function SessionsSection(place: SectionPlace) {
  return <LazySection {...place} code={sessionsCode} props={{}} />
}

/** The ways out: signing out, and deleting the account. */
export function AccountSection(place: SectionPlace) {
  return <LazySection {...place} code={accountCode} props={{}} />
}

/** A team: how the user appears in it, and what they may do with it. */
export function TeamSection({ headingLevel, ...props }: TeamSectionProps & SectionPlace) {
  return <LazySection headingLevel={headingLevel} code={teamCode} props={props} />
}

/** Makes a team, where the project lets users do that. */
export function TeamCreation({ headingLevel, ...props }: TeamCreationProps & SectionPlace) {
  return <LazySection headingLevel={headingLevel} code={teamCreationCode} props={props} />
}
