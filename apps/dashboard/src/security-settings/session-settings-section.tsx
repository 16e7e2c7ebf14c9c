import { useId } from 'react'
import { useProject } from '../hooks/use-owner'
import { sections, sessionNames } from '../settings/setting-names'
import { ActionError } from '../ui/action-error'
import { SettingSwitch } from '../ui/setting-switch'
import { useAction } from '../ui/use-action'

/** Choices of the rotation of refresh tokens, by their values in the form. */
const rotations: Record<string, boolean | null> = { default: null, on: true, off: false }

/** Settings of sessions and their tokens. */
export function SessionSettingsSection() {
  const { app } = useProject()
  const { refreshTokenRotation, isRotating, tokenClaimsEnabled } = app.useSessionSettings()
  const action = useAction()
  const id = useId()
  const chosen = Object.keys(rotations).find((key) => rotations[key] === refreshTokenRotation)

  function rotate(key: string) {
    void action.run(() => app.updateSessionSettings({ refreshTokenRotation: rotations[key] }))
  }

  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{sections.sessions.title}</h2>
      <ul className="rows">
        <li>
          <div>
            <label className="name" htmlFor={id}>
              {sessionNames.refreshTokenRotation.label}
            </label>
            <p id={`${id}-hint`} className="hint">
              {isRotating ? 'On now. ' : 'Off now. '}
              Turn it on only if all apps of the project store each new token, as this SDK does:
              others sign their users out.
            </p>
            <ActionError action={action} />
          </div>
          <select
            id={id}
            className="choice"
            value={chosen}
            aria-describedby={`${id}-hint`}
            disabled={action.isPending}
            onChange={({ target }) => rotate(target.value)}
          >
            <option value="default">Default of the service</option>
            <option value="on">On</option>
            <option value="off">Off</option>
          </select>
        </li>
        <SettingSwitch
          label={sessionNames.tokenClaimsEnabled.label}
          hint="Servers read permissions, selected team and verified email from the token, without a request."
          isOn={tokenClaimsEnabled}
          onChange={(isOn) => app.updateSessionSettings({ tokenClaimsEnabled: isOn })}
        />
      </ul>
    </section>
  )
}
