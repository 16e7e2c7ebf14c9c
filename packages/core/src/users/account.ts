/** What only pages need on which people manage their account. Loaded on demand, in one piece. */
export { sendVerificationEmail } from '../contact-channels/email-verification'
export { setPassword, updatePassword } from '../sign-in/password/password-change'
