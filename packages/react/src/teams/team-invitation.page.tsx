import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { TeamInvitationProps } from './team-invitation'

/** Definition of {@link TeamInvitation}. */
export const teamInvitationPage = /* @__PURE__ */ definePage({
  name: 'TeamInvitation',
  path: 'team-invitation',
  url: 'teamInvitation',
  usesEmailLinks: true,
  load: async () => (await import('./team-invitation')).TeamInvitationPage,
})

/** The page of a team invitation link. */
export function TeamInvitation(props: TeamInvitationProps) {
  return <LazyPage page={teamInvitationPage} props={props} />
}
