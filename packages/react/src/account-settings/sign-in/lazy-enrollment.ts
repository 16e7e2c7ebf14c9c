import { lazy } from '../../page/lazy'

/** Turns on the second step of a sign-in, with what draws its picture. */
export const lazyEnrollment = /* @__PURE__ */ lazy(
  async () => (await import('./enrollment')).Enrollment,
)
