import { z } from 'zod'
import { type ConfigRow, httpUrl, onOff, row, wholeNumber } from './values'

/** Accepts the URL of a range API. The prefix becomes the last part of its path, or of its query. */
const rangeUrl = httpUrl
  .refine((url) => !url.includes('#'))
  .transform((url) => (url.includes('?') ? url : url.replace(/\/*$/, '/')))

/** Projects, and sign-in to them. */
export const projectOptions = {
  projectCreation: row({
    env: 'APP_PROJECT_CREATION',
    about:
      'Who can create projects: all users of the project `internal` (open), or those with the permission `create_projects` (permitted). Never anonymous users.',
    expected: 'open or permitted',
    schema: z.enum(['open', 'permitted']).optional(),
    fallback: 'open in development, permitted in production',
  }),
  projectDailyEmails: row({
    env: 'APP_PROJECT_DAILY_EMAILS',
    about: 'Emails that a project may send per day through APP_SMTP_URL.',
    expected: 'a number from 1 to 10000000',
    schema: wholeNumber(1, 10_000_000).optional(),
    fallback: '10000; 200 in production with APP_PROJECT_CREATION=open',
  }),
  accessTokenSeconds: row({
    env: 'APP_ACCESS_TOKEN_SECONDS',
    about: 'Lifetime of access tokens.',
    expected: 'a number from 1 to 3600',
    schema: wholeNumber(1, 3600).default(600),
    fallback: '600',
  }),
  sessionDays: row({
    env: 'APP_SESSION_DAYS',
    about: 'Lifetime of new sessions.',
    expected: 'a number from 1 to 365',
    schema: wholeNumber(1, 365).default(365),
    fallback: '365',
  }),
  signInCodeMinutes: row({
    env: 'APP_SIGN_IN_CODE_MINUTES',
    about: 'Lifetime of email codes and magic links.',
    expected: 'a number from 1 to 10080',
    schema: wholeNumber(1, 10_080).default(15),
    fallback: '15',
  }),
  passwordResetMinutes: row({
    env: 'APP_PASSWORD_RESET_MINUTES',
    about: 'Lifetime of password reset links.',
    expected: 'a number from 1 to 10080',
    schema: wholeNumber(1, 10_080).default(60),
    fallback: '60',
  }),
  breachedPasswordsUrl: row({
    env: 'APP_BREACHED_PASSWORDS_URL',
    about:
      'Range API for checking new passwords against known breaches, such as https://api.pwnedpasswords.com/range/. It receives five characters of a SHA-1 hash. Nothing is refused while it is unreachable.',
    expected: 'an http or https URL to append five characters to',
    schema: rangeUrl.optional(),
    fallback: 'none: only the built-in list',
  }),
  refreshRotation: row({
    env: 'APP_REFRESH_ROTATION',
    about:
      'Whether refresh tokens rotate, unless a project overrides it. Clients must store the new ones.',
    expected: 'on or off',
    schema: onOff.default(false),
    fallback: 'off',
  }),
} satisfies Record<string, ConfigRow>
