import { Icon } from '../ui/icon'

// Paths of Lucide (ISC License).

/** Settings: two sliders. */
export function SettingsIcon() {
  return (
    <Icon>
      <path d="M14 17H5M19 7h-9" />
      <circle cx="17" cy="17" r="3" />
      <circle cx="7" cy="7" r="3" />
    </Icon>
  )
}

/** A new entry. */
export function CreateIcon() {
  return (
    <Icon>
      <path d="M5 12h14M12 5v14" />
    </Icon>
  )
}

/** Light and dark. */
export function ThemeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 18a6 6 0 0 0 0-12v12z" />
    </Icon>
  )
}

/** Sign in. */
export function SignInIcon() {
  return (
    <Icon>
      <path
        className="stack-icon__directed"
        d="M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4M10 17l5-5-5-5M15 12H3"
      />
    </Icon>
  )
}

/** A new user. */
export function SignUpIcon() {
  return (
    <Icon>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M19 8v6M22 11h-6" />
      <circle cx="9" cy="7" r="4" />
    </Icon>
  )
}

/** Sign out. */
export function SignOutIcon() {
  return (
    <Icon>
      <path
        className="stack-icon__directed"
        d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9"
      />
    </Icon>
  )
}

/** Retry. */
export function RetryIcon() {
  return (
    <Icon>
      <path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5" />
    </Icon>
  )
}
