import { EmailAddress } from '../../users/email-address'

/** The address that a link was sent to. Its line is there before the address. */
export function LinkRecipient({ email }: { email: string | null }) {
  return (
    <p role="status" className="stack-recipient">
      {email !== null && (
        <strong>
          <EmailAddress email={email} />
        </strong>
      )}
    </p>
  )
}
