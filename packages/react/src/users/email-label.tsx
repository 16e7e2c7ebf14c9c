import { type EmailAddressProps, toBreakable } from './email-address'

/**
 * A label with an email address that may break as `EmailAddress` does. Its accessible name is plain text.
 *
 * @param props.email Address, or the name of a user without one.
 */
export function EmailLabel({ email, text = email }: EmailAddressProps) {
  const [before, after] = text.split(email)
  const at = email.indexOf('@')
  if (after == null || at < 0) return text
  return (
    <>
      {before}
      {toBreakable(email.slice(0, at))}
      <wbr />
      {toBreakable(email.slice(at))}
      {after}
    </>
  )
}
