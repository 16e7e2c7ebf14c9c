import type { AdminOwnedProject } from '@app/core/admin'
import { SettingSwitch } from '../ui/setting-switch'

/** Switch of the test mode. Production mode refuses it. */
export function TestMode({ project }: { project: AdminOwnedProject }) {
  const { app } = project
  const isTestProject = app.useIsTestProject()
  return (
    <ul className="card rows">
      <SettingSwitch
        label="Test mode"
        hint="For automated tests: rate limits of sign-ups, attempts and emails are a hundred times as high. Not in production mode."
        isOn={isTestProject}
        onChange={(isOn) => app.setTestProject(isOn)}
      />
    </ul>
  )
}
