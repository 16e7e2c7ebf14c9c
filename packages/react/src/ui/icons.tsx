import { Icon } from './icon'

/** A person. */
export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </Icon>
  )
}

/** Visible. */
export function EyeIcon() {
  return (
    <Icon>
      <path d="M2.5 12C4.6 7.8 8 5.5 12 5.5s7.4 2.3 9.5 6.5c-2.1 4.2-5.5 6.5-9.5 6.5S4.6 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  )
}

/** Hidden. */
export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M2.5 12C4.6 7.8 8 5.5 12 5.5s7.4 2.3 9.5 6.5c-2.1 4.2-5.5 6.5-9.5 6.5S4.6 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      <path d="m4.5 4.5 15 15" />
    </Icon>
  )
}

/** A passkey. */
export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.3 12.2 8.2-8.2M16 7.5l3 3" />
    </Icon>
  )
}

/** A warning. */
export function AlertIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </Icon>
  )
}

/** A select box. */
export function ChevronsIcon() {
  return (
    <Icon>
      <path d="m8 9 4-4 4 4M8 15l4 4 4-4" />
    </Icon>
  )
}

/** A check mark. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}
