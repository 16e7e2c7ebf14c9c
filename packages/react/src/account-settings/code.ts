import { loadAccountTexts } from '../i18n/load-texts'
import { spokenCodeOf } from '../page/lazy'

// The sections of the account settings, each a chunk of its own.

/** How others see the user: name and picture. */
export const profileCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./profile')).ProfileSection,
  loadAccountTexts,
)

/** The picture of the user alone. */
export const profilePictureCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./profile-picture')).ProfilePicture,
  loadAccountTexts,
)

/** The e-mail addresses of the user and their ways to sign in. */
export const authCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./sign-in/auth')).AuthSection,
  loadAccountTexts,
)

/** Where the user is signed in, and how to end that. */
export const sessionsCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./sessions')).SessionsSection,
  loadAccountTexts,
)

/** The ways out: signing out, and deleting the account. */
export const accountCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('./account')).AccountSection,
  loadAccountTexts,
)

/** A team: how the user appears in it, and what they may do with it. */
export const teamCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('../teams/team')).TeamSection,
  loadAccountTexts,
)

/** Makes a team, where the project lets users do that. */
export const teamCreationCode = /* @__PURE__ */ spokenCodeOf(
  async () => (await import('../teams/team-creation')).TeamCreationSection,
  loadAccountTexts,
)
