import { codeOf } from '../../page/lazy'

/** Turns on the second step of a sign-in, with what draws its picture. */
export const enrolmentCode = /* @__PURE__ */ codeOf(
  async () => (await import('./enrolment')).Enrolment,
)
