import type { CurrentUser } from '@app/core'
import { type ReactNode, useState } from 'react'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { Lazy } from '../../page/lazy'
import { ConfirmButton } from '../../settings/confirm-button'
import { EditorButton, EditorPanel, useEditor } from '../../settings/editor'
import { Setting } from '../../settings/setting'
import { lazyEnrollment } from './lazy-enrollment'
import { RecoveryCodesSetting } from './recovery-codes'

/** Two-factor authentication: an authenticator app and its recovery codes. */
export function SecondFactorSetting({ user }: { user: CurrentUser }) {
  const { t } = useMessages()
  const [status, setStatus] = useState<ReactNode>(null)
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  const enrollment = useEditor({
    reauthenticationTitle: message('reauth.toChangeSecondFactor'),
    async prepare() {
      setStatus(null)
      // Load before opening the panel: nothing flickers, and pressing again retries a failed load.
      await lazyEnrollment()
    },
  })
  const label = t('secondFactor.title')
  // It is already on while its recovery codes are created.
  const isOn = user.isMultiFactorRequired && !enrollment.isOpen

  async function turnOff() {
    await user.update({ totpMultiFactorSecret: null })
    setNewCodes(null)
    setStatus(message('mfa.turnedOff'))
  }

  return (
    <>
      <Setting
        label={label}
        state={isOn && t('mfa.state')}
        value={t(isOn ? 'mfa.on' : 'mfa.off')}
        status={status}
        action={
          isOn ? (
            <TurnOffSecondFactorButton onAsk={() => setStatus(null)} turnOff={turnOff} />
          ) : (
            <EditorButton editor={enrollment} context={label} label={t('setting.turnOn')} />
          )
        }
      >
        <EditorPanel editor={enrollment}>
          <Lazy
            component={lazyEnrollment}
            props={{
              user,
              onCancel: enrollment.close,
              onDone(codes) {
                setStatus(message('mfa.turnedOn'))
                setNewCodes(codes)
                enrollment.close()
              },
            }}
          />
        </EditorPanel>
      </Setting>
      {isOn && <RecoveryCodesSetting user={user} newCodes={newCodes} onNewCodes={setNewCodes} />}
    </>
  )
}

interface TurnOffSecondFactorButtonProps {
  onAsk: () => void
  turnOff: () => Promise<void>
}

function TurnOffSecondFactorButton({ onAsk, turnOff }: TurnOffSecondFactorButtonProps) {
  const { t } = useMessages()
  return (
    <ConfirmButton
      reauthenticationTitle={message('reauth.toChangeSecondFactor')}
      label={t('setting.turnOff')}
      context={t('secondFactor.title')}
      title={t('mfa.offTitle')}
      text={t('mfa.offText')}
      pendingLabel={t('setting.turningOff')}
      onAsk={onAsk}
      run={turnOff}
    />
  )
}
