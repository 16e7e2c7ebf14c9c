import type { CurrentUser, RecoveryCodeStatus } from '@app/core'
import { FailureNotice } from '../../forms/failure-notice'
import { formatDay } from '../../i18n/age'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useReauthenticatedAction } from '../../reauthentication/use-reauthenticated-action'
import { ConfirmButton } from '../../settings/confirm-button'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { NewRecoveryCodes } from './new-recovery-codes'

/** Number of codes in a set. */
const total = 10

/** Number of remaining codes at which the user is warned. */
const few = 2

/** Props of {@link RecoveryCodesSetting}. */
export interface RecoveryCodesSettingProps {
  user: CurrentUser
  /** New codes, shown until the user has saved them. */
  newCodes: readonly string[] | null
  onNewCodes: (codes: readonly string[] | null) => void
}

/** Recovery codes. Renders nothing if the service has none. */
export function RecoveryCodesSetting({ user, newCodes, onNewCodes }: RecoveryCodesSettingProps) {
  const { t, lang } = useMessages()
  const status = user.useRecoveryCodeStatus()
  const make = async () => onNewCodes(await user.createRecoveryCodes())
  const making = useReauthenticatedAction(make, message('reauth.toMakeRecoveryCodes'))
  if (!status) return null
  return (
    <Setting
      label={t('recovery.title')}
      value={describe(status)}
      action={!newCodes && (status.createdAt ? renderReplace() : renderMake())}
    >
      {newCodes ? (
        <NewRecoveryCodes user={user} codes={newCodes} onDone={() => onNewCodes(null)} />
      ) : (
        <>
          {status.createdAt && status.remaining <= few && <Notice>{t('recovery.few')}</Notice>}
          <FailureNotice error={making.failure} />
        </>
      )}
    </Setting>
  )

  function describe({ remaining, createdAt }: RecoveryCodeStatus) {
    if (!createdAt) return t('recovery.none')
    return t('recovery.left', { remaining, total, date: formatDay(createdAt, lang) })
  }

  function renderMake() {
    return (
      <Button
        variant="outline"
        pending={making.status === 'pending'}
        pendingLabel={t('recovery.making')}
        onClick={() => void making.run()}
      >
        {t('recovery.make')}
      </Button>
    )
  }

  function renderReplace() {
    return (
      <ConfirmButton
        reauthenticationTitle={message('reauth.toMakeRecoveryCodes')}
        label={t('recovery.makeNew')}
        variant="outline"
        title={t('recovery.makeTitle')}
        text={t('recovery.makeText')}
        pendingLabel={t('recovery.making')}
        run={make}
      />
    )
  }
}
