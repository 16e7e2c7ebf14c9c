/** An email address that breaks before its `@`, not inside its domain, where a line is too short for it. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@')
  return (
    <span className="email">
      <span>{email.slice(0, at)}</span>
      <span>{email.slice(at)}</span>
    </span>
  )
}
