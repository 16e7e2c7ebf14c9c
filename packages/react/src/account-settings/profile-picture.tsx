import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { PictureSetting } from '../settings/picture-setting'
import { UserAvatar } from '../users/user-avatar'

/** The picture of the user: chosen, cut to a circle, removed. */
export function ProfilePicture() {
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  return (
    <PictureSetting
      label={t('profile.picture')}
      picture={<UserAvatar user={user} size={56} border />}
      hasPicture={user.profileImageUrl !== null}
      save={(profileImageUrl) => user.update({ profileImageUrl })}
    />
  )
}
