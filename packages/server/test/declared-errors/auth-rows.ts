import { as } from '../harness'
import { presentedCodes } from '../presented-codes'
import { unknownId } from '../requests'
import { page, untrusted, type World } from '../world'
import { codeRows } from './code-rows'
import { recentRow } from './recent-row'
import type { Rows } from './row'

const minute = 60_000
const week = 7 * 24 * 60 * minute

const passwordsOff = { credential_enabled: false }
const blocked = 'blocked.example'
const termsVersion = '2026-11-01'
const newPassword = 'a new password'
/** One of the most common passwords. */
const common = 'Password1'

function account(email: string) {
  return { email, password: 'long enough', verification_callback_url: page }
}

const verification = presentedCodes.contact_channel_verification.present
const signInCode = presentedCodes.otp_sign_in.present
const secondFactor = presentedCodes.mfa_attempt.present
const reset = presentedCodes.password_reset.present
const impersonation = presentedCodes.impersonation.present

async function resetCheck(world: World) {
  const { body } = await reset(world)
  return { body: { code: body.code } }
}

/** Sign-in methods; @see docs/http-api.md sections 7.1 to 7.4 and 8.1 */
export const authRows = {
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
    PASSWORD_AUTHENTICATION_NOT_ENABLED: async (world) => ({
      ...(await reset(world)),
      config: passwordsOff,
    }),
    PASSWORD_TOO_SHORT: async (world) => {
      const { body } = await reset(world)
      return { body: { ...body, password: 'short' } }
    },
    PASSWORD_REQUIREMENTS_NOT_MET: async (world) => {
      const { body } = await reset(world)
      return { body: { ...body, password: common } }
    },
    TERMS_NOT_ACCEPTED: async ({ verifiedUser, newEmail, must, codeEmailedTo }) => {
      const [{ id: user_id }, email] = [await verifiedUser(), newEmail()]
      const channel = { user_id, value: email, type: 'email', used_for_auth: true }
      await must('POST /contact-channels', { headers: as('server'), body: channel })
      await must('POST /auth/password/send-reset-code', { body: { email, callback_url: page } })
      const code = await codeEmailedTo(email)
      return { body: { code, password: newPassword }, termsVersion }
    },
  },
  'POST /auth/anonymous/sign-up': {
    ANONYMOUS_ACCOUNTS_NOT_ENABLED: async ({ newProject }) => ({ headers: await newProject() }),
  },
  'POST /auth/otp/send-sign-in-code': {
    USER_EMAIL_ALREADY_EXISTS: async ({ signUp }) => ({
      body: { email: (await signUp()).email, callback_url: page },
    }),
    SIGN_UP_NOT_ENABLED: ({ newEmail }) => ({
      headers: as('server'),
      body: { email: newEmail(), callback_url: page },
      config: { sign_up_enabled: false },
    }),
    REDIRECT_URL_NOT_WHITELISTED: ({ newEmail }) => ({
      body: { email: newEmail(), callback_url: untrusted },
    }),
  },
  'POST /auth/otp/sign-in': {
    ...codeRows('POST /auth/otp/sign-in', signInCode, week),
    EMAIL_DOMAIN_NOT_ALLOWED: async ({ emailedSignInCode }) => {
      const { code } = await emailedSignInCode(`code@${blocked}`)
      return { body: { code }, blockedDomains: [blocked] }
    },
    TERMS_NOT_ACCEPTED: async ({ emailedSignInCode }) => {
      const { code } = await emailedSignInCode()
      return { body: { code }, termsVersion }
    },
    USER_EMAIL_ALREADY_EXISTS: async ({ emailedSignInCode, signUp }) => {
      const { email, code } = await emailedSignInCode()
      await signUp(email)
      return { body: { code } }
    },
    USER_NOT_FOUND: async ({ verifiedUser, emailedSignInCode, must }) => {
      const { id, email } = await verifiedUser()
      const { code } = await emailedSignInCode(email, 2)
      await must('DELETE /users/:user_id', { path: { user_id: id }, headers: as('server') })
      return { body: { code } }
    },
    USER_BANNED: async ({ verifiedUser, emailedSignInCode, ban }) => {
      const { id, email } = await verifiedUser()
      await ban(id)
      const { code } = await emailedSignInCode(email, 2)
      return { body: { code } }
    },
    MULTI_FACTOR_AUTHENTICATION_REQUIRED: async (world) => {
      const { email, tokens } = await world.verifiedUser()
      await world.addTotp(tokens)
      const { code } = await world.emailedSignInCode(email, 2)
      return { body: { code } }
    },
  },
  'POST /auth/otp/sign-in/check-code': codeRows(
    'POST /auth/otp/sign-in/check-code',
    signInCode,
    week,
    { key: 'POST /auth/otp/sign-in' },
  ),
  'POST /auth/impersonation/links': {
    USER_ID_DOES_NOT_EXIST: () => ({
      headers: as('server'),
      body: { user_id: unknownId, callback_url: page },
    }),
    REDIRECT_URL_NOT_WHITELISTED: async ({ signUp }) => ({
      headers: as('server'),
      body: { user_id: (await signUp()).id, callback_url: untrusted },
    }),
  },
  'POST /auth/impersonation/sign-in': codeRows(
    'POST /auth/impersonation/sign-in',
    impersonation,
    5 * minute,
  ),
  'POST /auth/impersonation/sign-in/check-code': codeRows(
    'POST /auth/impersonation/sign-in/check-code',
    impersonation,
    5 * minute,
    { key: 'POST /auth/impersonation/sign-in' },
  ),
  'POST /auth/mfa/sign-in': {
    ...codeRows('POST /auth/mfa/sign-in', secondFactor, 5 * minute),
    INVALID_TOTP_CODE: async (world) => {
      const { body } = await secondFactor(world)
      return { body: { ...body, totp: 'none' } }
    },
    INVALID_RECOVERY_CODE: async (world) => {
      const { code } = (await secondFactor(world)).body
      return { body: { type: 'recovery_code', recovery_code: '00000-00000', code } }
    },
    USER_NOT_FOUND: async ({ mfaAttempt, must }) => {
      const { user, request } = await mfaAttempt()
      const path = { user_id: user.id }
      await must('DELETE /users/:user_id', { path, headers: as('server') })
      return request()
    },
    USER_BANNED: async ({ signUp, addTotp, ban, send }) => {
      const { id, email, password, tokens } = await signUp()
      const totp = await addTotp(tokens)
      await ban(id)
      const { body } = await send('POST /auth/password/sign-in', { body: { email, password } })
      return { body: { code: body.details.attempt_code, type: 'totp', totp: totp() } }
    },
  },
  'POST /auth/cli/poll': { INVALID_POLLING_CODE: () => ({ body: { polling_code: 'unknown' } }) },
  'GET /auth/sessions': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ query: { user_id: 'me' } }),
  },
  'POST /auth/sessions': {
    USER_ID_DOES_NOT_EXIST: () => ({ headers: as('server'), body: { user_id: unknownId } }),
    USER_BANNED: async ({ signUp, ban }) => {
      const { id } = await signUp()
      await ban(id)
      return { headers: as('server'), body: { user_id: id } }
    },
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ headers: as('server'), body: { user_id: 'me' } }),
  },
  'DELETE /auth/sessions/current': {
    REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: async ({ signedIn, must }) => {
      const headers = await signedIn()
      await must('DELETE /auth/sessions/current', { headers })
      return { headers }
    },
  },
  'POST /auth/sessions/current/refresh': {
    REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: () => ({ headers: as('client', { refresh: 'unknown' }) }),
  },
  'POST /auth/sessions/current/reauthenticate': {
    REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: async ({ signedIn }) => ({
      headers: await signedIn(),
      body: { refresh_token: 'unknown' },
    }),
  },
  'DELETE /auth/sessions/:id': {
    CANNOT_DELETE_CURRENT_SESSION: async ({ signedIn, must }) => {
      const headers = await signedIn()
      const { items } = await must('GET /auth/sessions', { headers, query: { user_id: 'me' } })
      return { headers, path: { id: items[0].id } }
    },
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({}),
  },
  'POST /contact-channels/verify': {
    ...codeRows('POST /contact-channels/verify', verification, week),
    EMAIL_VERIFICATION_REQUIRES_SIGN_IN: async (world) => ({
      ...(await verification(world)),
      headers: await world.signedIn(),
    }),
  },
  'POST /contact-channels/verify/check-code': codeRows(
    'POST /contact-channels/verify/check-code',
    verification,
    week,
    { key: 'POST /contact-channels/verify' },
  ),
} satisfies Partial<Rows>
