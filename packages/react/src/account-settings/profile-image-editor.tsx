import { loadAccountTexts } from '../i18n/load-account-texts'
import { lazyWithMessages } from '../page/lazy'
import { LazySection } from '../settings/define-section'
import type { SectionPlace } from '../settings/section-frame'

const lazyProfilePicture = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./profile-picture')).ProfilePicture,
  loadAccountTexts,
)

/** Uploads, crops and removes the picture of the user. */
export function ProfileImageEditor(place: SectionPlace) {
  return <LazySection {...place} section={{ component: lazyProfilePicture }} props={{}} />
}
