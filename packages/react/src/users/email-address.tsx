/** Props of {@link EmailAddress}. */
export interface EmailAddressProps {
  email: string
  /** Sentence with the address. A message of the app may leave it out. @default the address alone */
  text?: string
}

/** An email address that breaks before its `@`, not at a hyphen, where a line is too short for it. */
export function EmailAddress({ email, text = email }: EmailAddressProps) {
  const [before, after] = text.split(email)
  const at = email.indexOf('@')
  return (
    <>
      {before}
      {after != null && (
        <span className="stack-email">
          <span>{email.slice(0, at)}</span>
          <span>{email.slice(at)}</span>
        </span>
      )}
      {after}
    </>
  )
}
