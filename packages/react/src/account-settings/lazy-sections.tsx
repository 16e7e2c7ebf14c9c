import { Lazy, type LazyComponent } from '../page/lazy'
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

// The sections of the account settings, for an app's own pages. Each redirects signed-out visitors to the
// sign-in page and back.

interface LazySectionProps<Props> extends SectionPlace {
  code: LazyComponent<Props>
  props: Props
}

function LazySection<Props extends object>({ code, props, ...place }: LazySectionProps<Props>) {
  return (
    <SectionFrame {...place}>
      <Lazy code={code} props={props} />
    </SectionFrame>
  )
}

/** Name and picture of the user. */
export function ProfileSection(place: SectionPlace) {
  return <LazySection {...place} code={profileCode} props={{}} />
}

/** Uploads, crops and removes the picture of the user. */
export function ProfileImageEditor(place: SectionPlace) {
  return <LazySection {...place} code={profilePictureCode} props={{}} />
}

/** The email addresses of the user and their sign-in methods. */
export function AuthSection(place: SectionPlace) {
  return <LazySection {...place} code={authCode} props={{}} />
}

/** Active sessions of the user, with sign-out. */
export function SessionsSection(place: SectionPlace) {
  return <LazySection {...place} code={sessionsCode} props={{}} />
}

/** Sign-out and deletion of the account. */
export function AccountSection(place: SectionPlace) {
  return <LazySection {...place} code={accountCode} props={{}} />
}

/** A team: the user's profile in it, its settings, members and invitations. */
export function TeamSection({ headingLevel, ...props }: TeamSectionProps & SectionPlace) {
  return <LazySection headingLevel={headingLevel} code={teamCode} props={props} />
}

/** Creates a team, if the project allows it. */
export function TeamCreation({ headingLevel, ...props }: TeamCreationProps & SectionPlace) {
  return <LazySection headingLevel={headingLevel} code={teamCreationCode} props={props} />
}
