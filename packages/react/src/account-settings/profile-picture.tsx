import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { PictureSetting } from '../settings/picture/picture-setting'
import { UserAvatar } from '../users/user-avatar'

/** Uploads, crops and removes the picture of the user. */
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
