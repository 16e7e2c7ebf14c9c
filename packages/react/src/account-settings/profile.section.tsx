import { defineSection, LazySection } from '../settings/define-section'
import type { SectionPlace } from '../settings/section-frame'

/** Definition of {@link ProfileSection}. */
export const profileSection = /* @__PURE__ */ defineSection({
  id: 'profile',
  title: 'settings.profile',
  load: async () => (await import('./profile')).ProfileSectionContent,
})

/** Name and picture of the user. */
export function ProfileSection(place: SectionPlace) {
  return <LazySection {...place} section={profileSection} props={{}} />
}
