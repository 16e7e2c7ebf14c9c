import { Scope } from '../ui/scope'
import { toInitials } from '../users/initials'

/** Props of {@link TeamIcon}. */
export interface TeamIconProps {
  /** Team to show. */
  team: { displayName: string; profileImageUrl: string | null }
  /** Size in CSS pixels. @default 24 */
  size?: 24 | 56 | undefined
}

/**
 * The picture of a team, or the first letter of its name. Hidden from screen readers, as it is
 * shown beside the name.
 */
export function TeamIcon({ team, size = 24 }: TeamIconProps) {
  const { displayName, profileImageUrl } = team
  return (
    <Scope
      as="span"
      aria-hidden="true"
      className={size === 56 ? 'stack-team stack-team--large' : 'stack-team'}
    >
      {profileImageUrl ? (
        <img src={profileImageUrl} alt="" referrerPolicy="no-referrer" />
      ) : (
        toInitials(displayName, 1)
      )}
    </Scope>
  )
}
