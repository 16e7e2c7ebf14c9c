import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { Section } from '../settings/section'
import { TextSetting } from '../settings/text-setting'
import { ProfilePicture } from './profile-picture'

/** Name and picture of the user. */
export function ProfileSectionContent() {
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  return (
    <Section title={t('settings.profile')} lead={<p>{t('profile.lead')}</p>}>
      <ProfilePicture />
      <TextSetting
        label={t('profile.name')}
        text={user.displayName ?? ''}
        emptyText={t('profile.noName')}
        autoComplete="name"
        save={(displayName) => user.setDisplayName(displayName || null)}
      />
    </Section>
  )
}
