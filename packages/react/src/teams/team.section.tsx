import { defineSection, LazySection } from '../settings/define-section'
import type { SectionPlace } from '../settings/section-frame'
import type { TeamSectionProps } from './team'

/** Definition of {@link TeamSection}. */
export const teamSection = /* @__PURE__ */ defineSection({
  id: null,
  title: 'settings.teams',
  load: async () => (await import('./team')).TeamSectionContent,
})

/** A team: the user's profile in it, its settings, members and invitations. */
export function TeamSection({ headingLevel, ...props }: TeamSectionProps & SectionPlace) {
  return <LazySection headingLevel={headingLevel} section={teamSection} props={props} />
}
