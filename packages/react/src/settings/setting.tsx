import { type ReactNode, useId } from 'react'
import { useTitleTag } from '../page/title-level'
import { useParts } from '../theme/parts'

/** Props of {@link Setting}. */
export interface SettingProps {
  /** Label of the setting. */
  label: string
  /** A field below has the same label: seeing it twice says nothing. */
  isLabelHidden?: boolean
  /** Its present value, or what it is good for. */
  value?: ReactNode
  /** Result of the last change, announced to screen readers. */
  status?: string | null
  /** One action, at the right. */
  action?: ReactNode
  /** Stands below, in full width: a form, a list. */
  children?: ReactNode
}

/** A setting: what it is, its present value, and one action. Edits open in place. */
export function Setting(props: SettingProps) {
  const { label, isLabelHidden, value, status, action, children } = props
  const id = useId()
  const { classOf } = useParts()
  const Label = useTitleTag()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one form
    <div role="group" aria-labelledby={id} className={classOf('setting', 'stack-setting')}>
      <div className="stack-setting__text">
        <Label id={id} className={isLabelHidden ? 'stack-visually-hidden' : 'stack-setting__label'}>
          {label}
        </Label>
        {value && <div className="stack-text">{value}</div>}
        <p role="status" className="stack-setting__status">
          {status}
        </p>
      </div>
      {action && <div className="stack-setting__action">{action}</div>}
      {children && <div className="stack-setting__more">{children}</div>}
    </div>
  )
}
