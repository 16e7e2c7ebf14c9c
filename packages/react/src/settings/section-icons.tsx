import { Icon } from '../ui/icon'

// Paths of Lucide (ISC License).

/** The profile: a person. */
export function ProfileIcon() {
  return (
    <Icon>
      <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
      <circle cx="12" cy="7" r="4" />
    </Icon>
  )
}

/** Sign-in and security: a shield. */
export function ShieldIcon() {
  return (
    <Icon>
      <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4" />
    </Icon>
  )
}

/** Sessions: a screen. */
export function ScreenIcon() {
  return (
    <Icon>
      <rect width="20" height="14" x="2" y="3" rx="2" />
      <path d="M8 21h8M12 17v4" />
    </Icon>
  )
}

/** The account: an identity card. */
export function AccountIcon() {
  return (
    <Icon>
      <rect width="20" height="14" x="2" y="5" rx="2" />
      <circle cx="9" cy="11" r="2" />
      <path d="M16 10h2M16 14h2M6.17 15a3 3 0 0 1 5.66 0" />
    </Icon>
  )
}

/** Something new. */
export function PlusIcon() {
  return (
    <Icon>
      <path d="M5 12h14M12 5v14" />
    </Icon>
  )
}

/** Leads to another view. */
export function ForwardIcon() {
  return (
    <Icon>
      <path className="stack-icon__directed" d="m9 18 6-6-6-6" />
    </Icon>
  )
}

/** Leads back. */
export function BackIcon() {
  return (
    <Icon>
      <path className="stack-icon__directed" d="m15 18-6-6 6-6" />
    </Icon>
  )
}
