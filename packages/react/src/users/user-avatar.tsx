import { type CSSProperties, useState } from 'react'
import { useParts } from '../theme/parts'
import { PersonIcon } from '../ui/icons'
import { Scope } from '../ui/scope'
import { toHue } from './hue'
import { toInitials } from './initials'
import { type NamedUser, nameOf } from './user-name'

/** Fields of a user that an avatar shows. */
export interface AvatarUser extends NamedUser {
  /** URL of the picture. */
  profileImageUrl?: string | null
}

/** Props of {@link UserAvatar}. */
export interface UserAvatarProps {
  /** Diameter in CSS pixels. @default 34 */
  size?: number | undefined
  /** User to show; without one, an outline of a person. */
  user?: AvatarUser | null | undefined
  /** Draws a border around the picture. @default false */
  border?: boolean | undefined
}

/** The picture of a user, or the first two letters of their name on a color that stays theirs. */
export function UserAvatar(props: UserAvatarProps) {
  const { size = 34, user, border = false } = props
  const name = user ? nameOf(user) : null
  const { classOf } = useParts()
  return (
    <Scope
      as="span"
      className={classOf('avatar', 'stack-avatar', border && 'stack-avatar--border')}
      // The default is in the style sheet, so that server-rendered markup needs no style attribute.
      style={size === 34 ? undefined : ({ '--stack-avatar-size': `${size}px` } as CSSProperties)}
      data-stack-hue={name ? toHue(name) : undefined}
      role={name ? 'img' : undefined}
      aria-label={name ?? undefined}
    >
      <Picture key={user?.profileImageUrl} url={user?.profileImageUrl} name={name} size={size} />
    </Scope>
  )
}

interface PictureProps {
  url: string | null | undefined
  name: string | null
  size: number
}

function Picture({ url, name, size }: PictureProps) {
  const [hasFailed, setFailed] = useState(false)
  if (url && !hasFailed) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    )
  }
  if (!name) return <PersonIcon />
  return <span aria-hidden="true">{toInitials(name, 2)}</span>
}
