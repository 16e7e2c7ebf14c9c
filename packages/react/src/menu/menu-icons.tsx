import { Icon } from '../ui/icon'

/** Settings: two sliders. */
export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 8h9M19 8h1M4 16h1M11 16h9" />
      <circle cx="16" cy="8" r="3" />
      <circle cx="8" cy="16" r="3" />
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
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" className="stack-icon__solid" />
    </Icon>
  )
}

/** Sign in. */
export function SignInIcon() {
  return (
    <Icon>
      <path
        className="stack-icon__directed"
        d="M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M4 12h11M11 8l4 4-4 4"
      />
    </Icon>
  )
}

/** A new user. */
export function SignUpIcon() {
  return (
    <Icon>
      <circle cx="10" cy="8" r="4" />
      <path d="M3 20c.6-3.8 3.3-5.7 7-5.7 1.6 0 3 .3 4.2 1M18.5 14v6M15.5 17h6" />
    </Icon>
  )
}

/** Sign out. */
export function SignOutIcon() {
  return (
    <Icon>
      <path
        className="stack-icon__directed"
        d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M9 12h11M16 8l4 4-4 4"
      />
    </Icon>
  )
}

/** Retry. */
export function RetryIcon() {
  return (
    <Icon>
      <path d="M20 12a8 8 0 1 1-2.3-5.7L20 8.5M20 4v4.5h-4.5" />
    </Icon>
  )
}
