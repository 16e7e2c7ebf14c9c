import { defineSection, LazySection } from '../settings/define-section'
import type { SectionPlace } from '../settings/section-frame'
import type { TeamCreationProps } from './team-creation'

/** Definition of {@link TeamCreation}. */
export const teamCreationSection = /* @__PURE__ */ defineSection({
  id: 'team-creation',
  title: 'teamSwitcher.create',
  load: async () => (await import('./team-creation')).TeamCreationContent,
})

/** Creates a team, if the project allows it. */
export function TeamCreation({ headingLevel, ...props }: TeamCreationProps & SectionPlace) {
  return <LazySection headingLevel={headingLevel} section={teamCreationSection} props={props} />
}
