import { type ReactNode, useId } from 'react'
import { ActionError } from './action-error'
import { useAction } from './use-action'

interface SettingSwitchProps {
  label: string
  /** Effect of the setting. */
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => Promise<unknown>
  /** Placed before the switch. */
  children?: ReactNode
}

/** Switch of a setting, which is saved at once. */
export function SettingSwitch({ label, hint, isOn, onChange, children }: SettingSwitchProps) {
  const action = useAction()
  const labelId = useId()
  const hintId = useId()
  return (
    <li>
      <div>
        <p id={labelId} className="name">
          {label}
        </p>
        <p id={hintId} className="hint">
          {hint}
        </p>
        <ActionError action={action} />
      </div>
      <div className="actions">
        {children}
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isOn}
          aria-labelledby={labelId}
          aria-describedby={hintId}
          aria-disabled={action.isPending}
          aria-busy={action.isPending}
          onClick={() => action.run(() => onChange(!isOn))}
        />
      </div>
    </li>
  )
}
