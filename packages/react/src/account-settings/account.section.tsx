import { defineSection, LazySection } from '../settings/define-section'
import type { SectionPlace } from '../settings/section-frame'

/** Definition of {@link AccountSection}. */
export const accountSection = /* @__PURE__ */ defineSection({
  id: 'settings',
  title: 'settings.account',
  load: async () => (await import('./account')).AccountSectionContent,
})

/** Sign-out and deletion of the account. */
export function AccountSection(place: SectionPlace) {
  return <LazySection {...place} section={accountSection} props={{}} />
}
