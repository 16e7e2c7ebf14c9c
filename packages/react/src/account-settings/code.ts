import { loadAccountTexts } from '../i18n/load-texts'
import { lazyWithMessages } from '../page/lazy'

// The sections of the account settings, each a chunk of its own.

/** Name and picture of the user. */
export const profileCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./profile')).ProfileSection,
  loadAccountTexts,
)

/** The picture of the user. */
export const profilePictureCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./profile-picture')).ProfilePicture,
  loadAccountTexts,
)

/** The email addresses of the user and their sign-in methods. */
export const authCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./sign-in/auth')).AuthSection,
  loadAccountTexts,
)

/** Active sessions of the user, with sign-out. */
export const sessionsCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./sessions')).SessionsSection,
  loadAccountTexts,
)

/** Sign-out and deletion of the account. */
export const accountCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./account')).AccountSection,
  loadAccountTexts,
)

/** A team: the user's profile in it, its settings, members and invitations. */
export const teamCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../teams/team')).TeamSection,
  loadAccountTexts,
)

/** Creates a team, if the project allows it. */
export const teamCreationCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../teams/team-creation')).TeamCreationSection,
  loadAccountTexts,
)
