import { defineSection, LazySection } from '../../settings/define-section'
import type { SectionPlace } from '../../settings/section-frame'

/** Definition of {@link AuthSection}. */
export const authSection = /* @__PURE__ */ defineSection({
  id: 'auth',
  title: 'settings.auth',
  load: async () => (await import('./auth')).AuthSectionContent,
})

/** The email addresses of the user and their sign-in methods. */
export function AuthSection(place: SectionPlace) {
  return <LazySection {...place} section={authSection} props={{}} />
}
