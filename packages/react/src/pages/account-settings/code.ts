import { codeOf } from '../../components/lazy'

// The sections of the account settings, each a chunk of its own.

/** @see ProfileSection */
export const profileCode = /* @__PURE__ */ codeOf(
  async () => (await import('./profile')).ProfileSection,
)

/** @see AuthSection */
export const authCode = /* @__PURE__ */ codeOf(async () => (await import('./auth')).AuthSection)
