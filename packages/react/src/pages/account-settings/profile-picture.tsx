import { PictureSetting } from '../../components/settings/picture-setting'
import { UserAvatar } from '../../components/user-avatar'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../messages/use-messages'

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
