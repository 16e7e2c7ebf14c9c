import { codeOf } from '../../components/lazy'

// The sections of the account settings, each a chunk of its own.

/** @see ProfileSection */
export const profileCode = /* @__PURE__ */ codeOf(
  async () => (await import('./profile')).ProfileSection,
)

/** @see AuthSection */
export const authCode = /* @__PURE__ */ codeOf(async () => (await import('./auth')).AuthSection)

/** @see SessionsSection */
export const sessionsCode = /* @__PURE__ */ codeOf(
  async () => (await import('./sessions')).SessionsSection,
)

/** @see AccountSection */
export const accountCode = /* @__PURE__ */ codeOf(
  async () => (await import('./account')).AccountSection,
)

/** @see TeamSection */
export const teamCode = /* @__PURE__ */ codeOf(async () => (await import('./team')).TeamSection)

/** @see TeamCreationSection */
export const teamCreationCode = /* @__PURE__ */ codeOf(
  async () => (await import('./team-creation')).TeamCreationSection,
)
