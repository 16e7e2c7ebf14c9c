import { EmailAddress } from './email-address'

/** A sentence with the name of a user, which may be an address. */
export function NamedText({ name, text }: { name: string; text: string }) {
  return name.includes('@') ? <EmailAddress email={name} text={text} /> : text
}
