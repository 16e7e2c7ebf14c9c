import { as } from '../harness'
import { presentedCodes } from '../presented-codes'
import { unknownId } from '../requests'
import { page, untrusted } from '../test-service'
import { codeRows } from './code-rows'
import { blocked, hookRows, minute, type Rows, termsVersion, week } from './row'

const verification = presentedCodes.contact_channel_verification.present
const signInCode = presentedCodes.otp_sign_in.present
const secondFactor = presentedCodes.mfa_attempt.present
const impersonation = presentedCodes.impersonation.present

/** Sign-in methods but passwords; @see docs/http-api.md sections 7.2 to 7.4, 7.7 to 7.9 and 8.1 */
export const authRows = {
  'POST /auth/anonymous/sign-up': {
    ANONYMOUS_ACCOUNTS_NOT_ENABLED: async ({ newProject }) => ({ headers: await newProject() }),
    ...hookRows(() => ({})),
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
    ...hookRows(async ({ emailedSignInCode }) => ({
      body: { code: (await emailedSignInCode()).code },
    })),
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
    MULTI_FACTOR_AUTHENTICATION_REQUIRED: async (service) => {
      const { email, tokens } = await service.verifiedUser()
      await service.addTotp(tokens)
      const { code } = await service.emailedSignInCode(email, 2)
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
    INVALID_TOTP_CODE: async (service) => {
      const { body } = await secondFactor(service)
      return { body: { ...body, totp: 'none' } }
    },
    INVALID_RECOVERY_CODE: async (service) => {
      const { code } = (await secondFactor(service)).body
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
    EMAIL_VERIFICATION_REQUIRES_SIGN_IN: async (service) => ({
      ...(await verification(service)),
      headers: await service.signedIn(),
    }),
  },
  'POST /contact-channels/verify/check-code': codeRows(
    'POST /contact-channels/verify/check-code',
    verification,
    week,
    { key: 'POST /contact-channels/verify' },
  ),
} satisfies Partial<Rows>
