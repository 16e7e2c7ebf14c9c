import { defineSection, LazySection } from '../settings/define-section'
import type { SectionPlace } from '../settings/section-frame'

/** Definition of {@link SessionsSection}. */
export const sessionsSection = /* @__PURE__ */ defineSection({
  id: 'sessions',
  title: 'settings.sessions',
  load: async () => (await import('./sessions')).SessionsSectionContent,
})

/** Active sessions of the user, with sign-out. */
export function SessionsSection(place: SectionPlace) {
  return <LazySection {...place} section={sessionsSection} props={{}} />
}
