import { type ReactNode, useId } from 'react'
import { useMessages } from '../i18n/use-messages'
import { useTitleTag } from '../page/title-level'
import { useParts } from '../theme/parts'
import { CheckIcon } from '../ui/check-icon'

/** Props of {@link Setting}. */
export interface SettingProps {
  /** Label of the setting. */
  label: string
  /** Number of entries in its list, shown after the label. */
  count?: number | undefined
  /**
   * Hides the row of label, value and action visually, as a field below has the same label. Badge, action and the saved
   * mark are hidden as well, so pass no action.
   */
  isLabelHidden?: boolean | undefined
  /** Badge after the label, such as "On". */
  state?: string | false | undefined
  /** Current value, or a description. */
  value?: ReactNode
  /** Result of the last change, announced to screen readers. */
  status?: ReactNode
  /** Shows a check with the word "Saved" before the action, from {@link useSaved}. */
  isSaved?: boolean | undefined
  /** Action at the end of the row. */
  action?: ReactNode
  /** Content below the row in full width, such as a form or a list. */
  children?: ReactNode
}

/** A setting: label, current value and one action. Editors open in place. */
export function Setting(props: SettingProps) {
  const { label, count, isLabelHidden, state, value, status, isSaved, action, children } = props
  const id = useId()
  const { t, lang } = useMessages()
  const { classOf } = useParts()
  const Label = useTitleTag()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one form
    <div role="group" aria-labelledby={id} className={classOf('setting', 'stack-setting')}>
      {/* With a hidden label, the row of text and action takes no room, so that the field's label does not move. */}
      <div className={isLabelHidden ? 'stack-visually-hidden' : 'stack-setting__text'}>
        <div>
          <Label id={id} className="stack-setting__label">
            {label}
            {count !== undefined && (
              // Screen readers announce the length of a list.
              <span aria-hidden="true" className="stack-setting__count">
                {` ${new Intl.NumberFormat(lang).format(count)}`}
              </span>
            )}
          </Label>
          {state && <span className="stack-badge stack-badge--success">{state}</span>}
        </div>
        {value && <div className="stack-text">{value}</div>}
      </div>
      {(action || isSaved !== undefined) && (
        <div className={isLabelHidden ? 'stack-visually-hidden' : 'stack-setting__action'}>
          {isSaved !== undefined && (
            <p role="status" className="stack-setting__saved">
              {isSaved && (
                <>
                  <CheckIcon />
                  {t('setting.saved')}
                </>
              )}
            </p>
          )}
          {action}
        </div>
      )}
      <p role="status" className="stack-setting__status">
        {status}
      </p>
      {children && <div className="stack-setting__more">{children}</div>}
    </div>
  )
}
