import { lazy } from '../../page/lazy'

/** Form to enroll an authenticator app, loaded together with the QR code library. */
export const lazyEnrollment = /* @__PURE__ */ lazy(
  async () => (await import('./enrollment')).Enrollment,
)
