import { PictureSetting } from '../../components/settings/picture-setting'
import { Section } from '../../components/settings/section'
import { TextSetting } from '../../components/settings/text-setting'
import { UserAvatar } from '../../components/user-avatar'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../messages/use-messages'

/** How others see the user: name and picture. */
export function ProfileSection() {
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  return (
    <Section title={t('settings.profile')} lead={<p>{t('profile.lead')}</p>}>
      <PictureSetting
        label={t('profile.picture')}
        picture={<UserAvatar user={user} size={56} border />}
        hasPicture={user.profileImageUrl !== null}
        save={(profileImageUrl) => user.update({ profileImageUrl })}
      />
      <TextSetting
        label={t('profile.name')}
        text={user.displayName ?? ''}
        emptyText={t('profile.noName')}
        hint={t('profile.nameHint')}
        autoComplete="name"
        save={(displayName) => user.setDisplayName(displayName || null)}
      />
    </Section>
  )
}
