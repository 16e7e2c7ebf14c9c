import { spokenCodeOf } from '../../components/lazy'
import { loadAccountTexts } from '../../messages/load-texts'

// The sections of the account settings, each a chunk of its own.

/** @see ProfileSection */
export const profileCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./profile')).ProfileSection,
  loadAccountTexts,
)

/** @see ProfilePicture */
export const profilePictureCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./profile-picture')).ProfilePicture,
  loadAccountTexts,
)

/** @see AuthSection */
export const authCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./auth')).AuthSection,
  loadAccountTexts,
)

/** @see SessionsSection */
export const sessionsCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./sessions')).SessionsSection,
  loadAccountTexts,
)

/** @see AccountSection */
export const accountCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./account')).AccountSection,
  loadAccountTexts,
)

/** @see TeamSection */
export const teamCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./team')).TeamSection,
  loadAccountTexts,
)

/** @see TeamCreationSection */
export const teamCreationCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./team-creation')).TeamCreationSection,
  loadAccountTexts,
)
