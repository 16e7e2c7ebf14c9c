import type { CurrentUser } from '@app/core'
import { type MouseEvent, useRef } from 'react'
import { useProject } from '../../hooks/use-project'
import { formatDay } from '../../i18n/age'
import { useMessages } from '../../i18n/use-messages'
import { useFocusOnMount } from '../../lib/use-focus-on-mount'
import { BelowTitle, useTitleTag } from '../../page/title-level'
import { CopyButton } from '../../settings/copy-button'
import { useKeptFocus } from '../../settings/section'
import { Button } from '../../ui/button'
import { saveText } from './save-text'

/** Props of {@link NewRecoveryCodes}. */
export interface NewRecoveryCodesProps {
  /** User whose account name is part of the file. */
  user: CurrentUser
  /** The new codes. */
  codes: readonly string[]
  /** Called when the user has saved the codes. */
  onDone: () => void
}

/** New recovery codes with buttons to copy and download them. They are shown only once. */
export function NewRecoveryCodes(props: NewRecoveryCodesProps) {
  return (
    <BelowTitle>
      <Codes {...props} />
    </BelowTitle>
  )
}

function Codes({ user, codes, onDone }: NewRecoveryCodesProps) {
  const { t, lang } = useMessages()
  const project = useProject()
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeptFocus()
  const text = codes.join('\n')

  function download() {
    const account = [project.displayName, user.primaryEmail].filter(Boolean).join(' · ')
    const heading = [t('recovery.title'), account, formatDay(new Date(), lang)].join('\n')
    saveText('recovery-codes.txt', `${heading}\n\n${text}\n`)
  }

  function finish({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    keepFocus(currentTarget)
    onDone()
  }

  return (
    <div className="stack-recovery">
      <RecoveryCodesHead />
      <ul ref={list} className="stack-recovery__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="stack-buttons">
        <CopyButton text={text} target={list} />
        <Button variant="outline" onClick={download}>
          {t('recovery.download')}
        </Button>
        <Button onClick={finish}>{t('recovery.saved')}</Button>
      </div>
    </div>
  )
}

/** Focuses the title, because the codes replace the button that the user pressed. */
function RecoveryCodesHead() {
  const { t } = useMessages()
  const Title = useTitleTag()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(title)
  return (
    <div className="stack-recovery__head">
      <Title ref={title} tabIndex={-1} className="stack-recovery__title">
        {t('recovery.saveTitle')}
      </Title>
      <p>{t('recovery.saveText')}</p>
    </div>
  )
}
