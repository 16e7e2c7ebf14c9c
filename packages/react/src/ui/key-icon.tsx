import { Icon } from './icon'

/** A passkey: a key of Lucide (ISC License). */
export function KeyIcon() {
  return (
    <Icon>
      <path d="m7.5 15.5 2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19M2 21l9.6-9.6" />
      <circle cx="15.5" cy="7.5" r="5.5" />
    </Icon>
  )
}
