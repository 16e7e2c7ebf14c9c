import { navigate, type Team } from '@app/core'
import { useContext } from 'react'
import { useForm } from '../forms/use-form'
import { useApp } from '../hooks/use-app'
import { preloadProject, useProject } from '../hooks/use-project'
import { useUser } from '../hooks/use-user'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { ArrivalContext, Section } from '../settings/section'
import { SettingForm } from '../settings/setting-form'
import { TextField } from '../ui/field'

/** Props of {@link TeamCreationContent}. */
export interface TeamCreationProps {
  /** Called with the new team. @default opens the team in the account settings */
  onCreated?: ((team: Team) => void | Promise<void>) | undefined
}

/** Creates a team and opens it. */
export function TeamCreationContent({ onCreated }: TeamCreationProps) {
  const { t } = useMessages()
  const app = useApp()
  const isInSettings = useContext(ArrivalContext) !== null
  preloadProject(app)
  const user = useUser({ or: 'redirect' })
  const { config } = useProject()
  const form = useForm<'name'>({
    names: ['name'],
    validate: ({ name }) => ({
      name: name.trim() === '' ? message('team.nameMissing') : undefined,
    }),
    async submit({ name }) {
      const team = await user.createTeam({ displayName: name.trim() })
      const section = `#team-${team.id}`
      if (onCreated) await onCreated(team)
      else if (isInSettings) window.location.hash = section
      else await navigate(app, app.urls.accountSettings + section)
      return undefined
    },
  })

  if (!config.clientTeamCreationEnabled) {
    return <Section title={t('teamSwitcher.create')} lead={<p>{t('team.createOff')}</p>} />
  }
  return (
    <Section title={t('teamSwitcher.create')} lead={<p>{t('team.createLead')}</p>}>
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
