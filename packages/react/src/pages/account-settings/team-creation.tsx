import { Section } from '../../components/settings/section'
import { SettingForm } from '../../components/settings/setting-form'
import { useApp } from '../../hooks/use-app'
import { useForm } from '../../hooks/use-form'
import { preloadProject, useProject } from '../../hooks/use-project'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../messages/use-messages'
import { TextField } from '../../ui/field'

/** Makes a team, and goes on to it. */
export function TeamCreationSection() {
  const { t } = useMessages()
  preloadProject(useApp())
  const user = useUser({ or: 'redirect' })
  const { config } = useProject()
  const form = useForm<'name'>({
    names: ['name'],
    validate: ({ name }) => ({ name: name.trim() === '' ? t('team.nameMissing') : undefined }),
    async submit({ name }) {
      const team = await user.createTeam({ displayName: name.trim() })
      window.location.hash = `team-${team.id}`
      return undefined
    },
  })

  if (!config.clientTeamCreationEnabled) {
    return <Section title={t('settings.createTeam')} lead={<p>{t('team.createOff')}</p>} />
  }
  return (
    <Section title={t('settings.createTeam')} lead={<p>{t('team.createLead')}</p>}>
      <SettingForm form={form} saveLabel={t('team.create')} savingLabel={t('team.creating')}>
        <TextField
          label={t('team.name')}
          name="name"
          autoComplete="off"
          required
          error={form.problemOf('name')}
        />
      </SettingForm>
    </Section>
  )
}
