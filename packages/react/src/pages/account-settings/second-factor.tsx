import type { CurrentUser } from '@app/core'
import { useState } from 'react'
import { FailureNotice } from '../../components/failure-notice'
import { codeOf, Lazy } from '../../components/lazy'
import { ConfirmButton } from '../../components/settings/confirm-button'
import { Setting } from '../../components/settings/setting'
import { useInPlace } from '../../hooks/use-in-place'
import { useProvenAction } from '../../hooks/use-proven-action'
import { useMessages } from '../../messages/use-messages'
import { Button } from '../../ui/button'

const enrolmentCode = /* @__PURE__ */ codeOf(async () => (await import('./enrolment')).Enrolment)

/** The second step of a sign-in: an authenticator app is enrolled, or no longer asked for. */
export function SecondFactorSetting({ user }: { user: CurrentUser }) {
  const { t } = useMessages()
  const enrolment = useInPlace()
  const [status, setStatus] = useState<string | null>(null)
  const label = t('mfa.title')

  async function turnOff() {
    await user.update({ totpMultiFactorSecret: null })
    setStatus(t('mfa.turnedOff'))
  }

  const opening = useProvenAction(async () => {
    setStatus(null)
    // First the code, then the panel: nothing flashes, and a press tries again what failed.
    await enrolmentCode()
    enrolment.open()
  })

  return (
    <Setting
      label={label}
      value={t(user.isMultiFactorRequired ? 'mfa.on' : 'mfa.off')}
      status={status}
      action={
        user.isMultiFactorRequired ? (
          <ConfirmButton
            needsProof
            label={t('setting.turnOff')}
            context={label}
            title={t('mfa.offTitle')}
            text={t('mfa.offText')}
            confirmLabel={t('setting.turnOff')}
            pendingLabel={t('setting.turningOff')}
            onAsk={() => setStatus(null)}
            run={turnOff}
          />
        ) : (
          !enrolment.isOpen && (
            <Button
              ref={enrolment.trigger}
              variant="outline"
              context={label}
              pending={opening.status === 'pending'}
              pendingLabel={t('page.loading')}
              onClick={() => void opening.run()}
            >
              {t('setting.turnOn')}
            </Button>
          )
        )
      }
    >
      {opening.status === 'failed' && <FailureNotice error={opening.error} />}
      {enrolment.isOpen && (
        <Lazy
          code={enrolmentCode}
          props={{
            user,
            onCancel: enrolment.close,
            onDone() {
              setStatus(t('mfa.turnedOn'))
              enrolment.close()
            },
          }}
        />
      )}
    </Setting>
  )
}
