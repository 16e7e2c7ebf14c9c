import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { EmailDomainsForm } from './email-domains-form'
import { PasswordForm } from './password-form'
import { SessionSettingsSection } from './session-settings-section'
import { SettingSwitches } from './setting-switches'
import { SignUpHookSection } from './sign-up-hook-section'
import { TermsForm } from './terms-form'
import { TestMode } from './test-mode'

/** Security and session settings of a project. */
export function SecuritySettingsPage() {
  const project = useProject()
  const { app } = project
  const settings = app.useSecuritySettings()
  useFresh(app.getSecuritySettings)
  useFresh(app.getSessionSettings)
  return (
    <Page title="Security settings" lead="Switches apply at once, to all apps of this project.">
      <SettingSwitches group="signUp" settings={settings} />
      <EmailDomainsForm settings={settings} />
      <TermsForm settings={settings} />
      <SettingSwitches group="accounts" settings={settings} />
      <PasswordForm settings={settings} />
      <SessionSettingsSection />
      <SettingSwitches group="redirects" settings={settings} />
      <SignUpHookSection settings={settings} />
      <TestMode project={project} />
    </Page>
  )
}
