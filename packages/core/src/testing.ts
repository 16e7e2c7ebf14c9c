export type { TestClock } from './testing/clock'
export { type FakeAppOptions, type FakeUserOptions, fakeApp, fakeUser } from './testing/fake-app'
export type { EmailOptions, TestEmail } from './testing/mailbox'
export type { TestProject, TestProjectKeys } from './testing/test-project'
export {
  type CreateServer,
  startTestService,
  type TestService,
  type TestServiceOptions,
} from './testing/test-service'
export type {
  BrowserCookie,
  CookieContext,
  TestUser,
  TestUserOptions,
} from './testing/test-user'
