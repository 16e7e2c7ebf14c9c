/** What only pages need on which people manage their account. Loaded on demand, in one piece. */
export { sendVerificationEmail } from './email-verification'
export { setPassword, updatePassword } from './password-change'
