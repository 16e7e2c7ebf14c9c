import type { ReactNode } from 'react'

/** Props of {@link EmailAddress}. */
export interface EmailAddressProps {
  email: string
  /** Sentence with the address. A message of the app may leave it out. @default the address alone */
  text?: string
}

/**
 * An email address that breaks before its `@` where a line is too short for it, and after its dots where a part is
 * still too long.
 */
export function EmailAddress({ email, text = email }: EmailAddressProps) {
  const [before, after] = text.split(email)
  const at = email.indexOf('@')
  // Browsers may break a line after a box, even before a period, so the punctuation is inside it. Not in right-to-left
  // text, where it stands on the other side of the box: there, the mark that ends the isolation follows the address.
  const mark = after?.match(/^\p{P}+/u)?.[0] ?? ''
  return (
    <>
      {before}
      {after != null && (
        <span className="stack-email">
          <span>{toBreakable(email.slice(0, at))}</span>
          <span>
            {toBreakable(email.slice(at))}
            {mark && <span>{mark}</span>}
          </span>
        </span>
      )}
      {after?.slice(mark.length)}
    </>
  )
}

/** Allows line breaks after the dots. */
export function toBreakable(part: string): ReactNode {
  const end = part.indexOf('.') + 1
  if (end === 0) return part
  return (
    <>
      {part.slice(0, end)}
      <wbr />
      {toBreakable(part.slice(end))}
    </>
  )
}
