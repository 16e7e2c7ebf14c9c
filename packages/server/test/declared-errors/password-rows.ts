import { as } from '../harness'
import { presentedCodes } from '../presented-codes'
import { page, type TestService, untrusted } from '../test-service'
import { codeRows } from './code-rows'
import { recentRow } from './recent-row'
import { blocked, hookRows, type Rows, termsVersion, week } from './row'

const passwordsOff = { credential_enabled: false }
const newPassword = 'a new password'
/** One of the most common passwords. */
const common = 'Password1'

function account(email: string) {
  return { email, password: 'long enough', verification_callback_url: page }
}

const reset = presentedCodes.password_reset.present

async function resetCheck(service: TestService) {
  const { body } = await reset(service)
  return { body: { code: body.code } }
}

/** Resets the password of an address that another user had not verified, which creates a user. */
async function resetOfNewUser({ verifiedUser, newEmail, must, codeEmailedTo }: TestService) {
  const [{ id: user_id }, email] = [await verifiedUser(), newEmail()]
  const channel = { user_id, value: email, type: 'email', used_for_auth: true }
  await must('POST /contact-channels', { headers: as('server'), body: channel })
  await must('POST /auth/password/send-reset-code', { body: { email, callback_url: page } })
  return { body: { code: await codeEmailedTo(email), password: newPassword } }
}

/** Passwords; @see docs/http-api.md section 7.1 */
export const passwordRows = {
  'POST /auth/password/sign-up': {
    PASSWORD_AUTHENTICATION_NOT_ENABLED: ({ newEmail }) => ({
      body: account(newEmail()),
      config: passwordsOff,
    }),
    PASSWORD_TOO_SHORT: ({ newEmail }) => ({
      body: { ...account(newEmail()), password: 'short' },
    }),
    PASSWORD_REQUIREMENTS_NOT_MET: ({ newEmail }) => ({
      body: { ...account(newEmail()), password: common },
    }),
    SIGN_UP_NOT_ENABLED: ({ newEmail }) => ({
      body: account(newEmail()),
      config: { sign_up_enabled: false },
    }),
    TERMS_NOT_ACCEPTED: ({ newEmail }) => ({ body: account(newEmail()), termsVersion }),
    ...hookRows(({ newEmail }) => ({ body: account(newEmail()) })),
    EMAIL_DOMAIN_NOT_ALLOWED: () => ({
      body: account(`new@${blocked}`),
      blockedDomains: [blocked],
    }),
    USER_EMAIL_ALREADY_EXISTS: async ({ signUp }) => ({ body: account((await signUp()).email) }),
  },
  'POST /auth/password/sign-in': {
    PASSWORD_AUTHENTICATION_NOT_ENABLED: async ({ signUp }) => {
      const { email, password } = await signUp()
      return { body: { email, password }, config: passwordsOff }
    },
    EMAIL_PASSWORD_MISMATCH: async ({ signUp }) => {
      const { email } = await signUp()
      return { body: { email, password: 'not the right one' } }
    },
    USER_BANNED: async ({ signUp, ban }) => {
      const { id, email, password } = await signUp()
      await ban(id)
      return { body: { email, password } }
    },
    MULTI_FACTOR_AUTHENTICATION_REQUIRED: async ({ signUp, addTotp }) => {
      const { email, password, tokens } = await signUp()
      await addTotp(tokens)
      return { body: { email, password } }
    },
  },
  'POST /auth/password/set': {
    RECENT_SIGN_IN_REQUIRED: recentRow(),
    PASSWORD_AUTHENTICATION_NOT_ENABLED: async ({ verifiedUser }) => ({
      headers: as('client', (await verifiedUser()).tokens),
      body: { password: newPassword },
      config: passwordsOff,
    }),
    PASSWORD_TOO_SHORT: async ({ verifiedUser }) => ({
      headers: as('client', (await verifiedUser()).tokens),
      body: { password: 'short' },
    }),
    PASSWORD_REQUIREMENTS_NOT_MET: async ({ verifiedUser }) => ({
      headers: as('client', (await verifiedUser()).tokens),
      body: { password: common },
    }),
  },
  'POST /auth/password/update': {
    PASSWORD_AUTHENTICATION_NOT_ENABLED: async ({ signUp }) => {
      const { password, tokens } = await signUp()
      const body = { old_password: password, new_password: newPassword }
      return { headers: as('client', tokens), body, config: passwordsOff }
    },
    PASSWORD_TOO_SHORT: async ({ signUp }) => {
      const { password, tokens } = await signUp()
      const body = { old_password: password, new_password: 'short' }
      return { headers: as('client', tokens), body }
    },
    PASSWORD_REQUIREMENTS_NOT_MET: async ({ signUp }) => {
      const { password, tokens } = await signUp()
      const body = { old_password: password, new_password: common }
      return { headers: as('client', tokens), body }
    },
    USER_DOES_NOT_HAVE_PASSWORD: async ({ verifiedUser }) => ({
      headers: as('client', (await verifiedUser()).tokens),
      body: { old_password: 'there is none', new_password: newPassword },
    }),
    PASSWORD_CONFIRMATION_MISMATCH: async ({ signedIn }) => ({
      headers: await signedIn(),
      body: { old_password: 'not the right one', new_password: newPassword },
    }),
  },
  'POST /auth/password/send-reset-code': {
    PASSWORD_AUTHENTICATION_NOT_ENABLED: async ({ signUp }) => ({
      body: { email: (await signUp()).email, callback_url: page },
      config: passwordsOff,
    }),
    REDIRECT_URL_NOT_WHITELISTED: async ({ signUp }) => ({
      body: { email: (await signUp()).email, callback_url: untrusted },
    }),
  },
  'POST /auth/password/reset/check-code': codeRows(
    'POST /auth/password/reset/check-code',
    resetCheck,
    week,
    { key: 'POST /auth/password/reset', body: { password: newPassword } },
  ),
  'POST /auth/password/reset': {
    ...codeRows('POST /auth/password/reset', reset, week),
    PASSWORD_AUTHENTICATION_NOT_ENABLED: async (service) => ({
      ...(await reset(service)),
      config: passwordsOff,
    }),
    PASSWORD_TOO_SHORT: async (service) => {
      const { body } = await reset(service)
      return { body: { ...body, password: 'short' } }
    },
    PASSWORD_REQUIREMENTS_NOT_MET: async (service) => {
      const { body } = await reset(service)
      return { body: { ...body, password: common } }
    },
    TERMS_NOT_ACCEPTED: async (service) => ({ ...(await resetOfNewUser(service)), termsVersion }),
    ...hookRows(resetOfNewUser),
  },
} satisfies Partial<Rows>
