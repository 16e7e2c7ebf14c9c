import type { AdminOwnedProject } from '@app/core/admin'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { configNames, sections } from '../settings/setting-names'
import { SettingSwitch } from '../ui/setting-switch'
import { Providers } from './providers'

type Config = AdminOwnedProject['config']
/** Settings that are on or off. */
type Setting = {
  [Name in keyof Config]: Config[Name] extends boolean ? Name : never
}[keyof Config]

interface Group {
  title: string
  settings: { name: Setting & keyof typeof configNames; hint: string }[]
}

const methods: Group = {
  title: sections.methods.title,
  settings: [
    {
      name: 'credentialEnabled',
      hint: 'Users choose a password, and reset it by email.',
    },
    {
      name: 'magicLinkEnabled',
      hint: 'Users sign in with a one-time code or link from an email.',
    },
    {
      name: 'passkeyEnabled',
      hint: 'Users sign in with their fingerprint, face or screen lock.',
    },
  ],
}

const users: Group = {
  title: sections.usersAndTeams.title,
  settings: [
    {
      name: 'signUpEnabled',
      hint: 'Anyone can create an account. Off: only you add users.',
    },
    {
      name: 'clientUserDeletionEnabled',
      hint: 'Users can delete their accounts in the account settings.',
    },
    {
      name: 'clientTeamCreationEnabled',
      hint: 'Users can create teams.',
    },
    {
      name: 'createTeamOnSignUp',
      hint: 'Each new user gets a team of their own.',
    },
  ],
}

/** Sign-in methods of a project, and what its users may do. */
export function SignInMethodsPage() {
  const project = useProject()
  return (
    <Page title="Sign-in methods" lead="Changes apply at once, to all apps of this project.">
      <Switches group={methods} project={project} />
      <Providers project={project} />
      <Switches group={users} project={project} />
    </Page>
  )
}

function Switches({ group, project }: { group: Group; project: AdminOwnedProject }) {
  return (
    <section className="card" aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul className="rows">
        {group.settings.map(({ name, hint }) => (
          <SettingSwitch
            key={name}
            label={configNames[name].label}
            hint={hint}
            isOn={project.config[name]}
            onChange={(isOn) => project.update({ config: { [name]: isOn } })}
          />
        ))}
      </ul>
    </section>
  )
}
