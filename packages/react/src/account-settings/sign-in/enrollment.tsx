import type { CurrentUser } from '@app/core'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState } from 'react'
import { useForm } from '../../forms/use-form'
import { useProject } from '../../hooks/use-project'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useFocusOnMount } from '../../lib/use-focus-on-mount'
import { CopyButton } from '../../settings/copy-button'
import { SettingForm } from '../../settings/setting-form'
import { useParts } from '../../theme/parts'
import { CodeField } from '../../ui/code-field'
import { createTotpSecret, isTotpCode, toBase32, toTotpUrl } from './totp'

/** Props of {@link Enrollment}. */
export interface EnrollmentProps {
  /** User who enrolls the app. */
  user: CurrentUser
  /** Called with the first recovery codes, if the service makes any. */
  onDone: (codes: string[] | null) => void
  /** Called when the user gives up. */
  onCancel: () => void
}

/**
 * Enrolls an authenticator app: shows its secret and enables two-factor authentication once a code
 * confirms it.
 */
export function Enrollment({ user, onDone, onCancel }: EnrollmentProps) {
  const { t } = useMessages()
  const project = useProject()
  const [secret] = useState(createTotpSecret)
  const field = useRef<HTMLInputElement>(null)
  useFocusOnMount(field)

  const form = useForm<'code'>({
    names: ['code'],
    validate: ({ code }) => ({ code: code.length < 6 ? message('mfa.codeMissing') : undefined }),
    async submit({ code }) {
      if (!(await isTotpCode(secret, code, Date.now()))) {
        return { problems: { code: message('mfa.codeWrong') }, clear: 'code' }
      }
      await user.update({ totpMultiFactorSecret: secret })
      onDone(await createFirstCodes(user))
      return undefined
    },
  })

  return (
    <SettingForm
      form={form}
      saveLabel={t('setting.turnOn')}
      savingLabel={t('setting.turningOn')}
      onCancel={onCancel}
    >
      <EnrollmentSecret
        secret={secret}
        url={toTotpUrl(secret, project.displayName, user.primaryEmail ?? user.id)}
      />
      <CodeField
        ref={field}
        isNumeric
        label={t('mfa.code')}
        name="code"
        error={form.problemOf('code')}
      />
    </SettingForm>
  )
}

/** The secret for the app: to scan, to open on the phone that has the app, to copy and to type. */
function EnrollmentSecret({ secret, url }: { secret: Uint8Array; url: string }) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const shownKey = useRef<HTMLElement>(null)
  const key = toBase32(secret)
  return (
    <div className="stack-enrollment">
      <div>
        <p>{t('mfa.scan')}</p>
        <QRCodeSVG value={url} size={176} marginSize={4} role="img" aria-label={t('mfa.qr')} />
        <a href={url} className={classOf('link', 'stack-link stack-enrollment__open')}>
          {t('mfa.openApp')}
        </a>
      </div>
      <div>
        <p>{t('mfa.key')}</p>
        <p>
          <code ref={shownKey} dir="ltr" className="stack-enrollment__key">
            {/* In groups of four, which are easier to type. */}
            {key.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <CopyButton text={key} target={shownKey} />
        <p className="stack-text">{t('mfa.keep')}</p>
      </div>
    </div>
  )
}

/**
 * Creates the recovery codes of a new enrollment. Returns `null` if the service has none or
 * creating them failed: two-factor authentication is on anyway, and its setting offers to create
 * them.
 */
async function createFirstCodes(user: CurrentUser): Promise<string[] | null> {
  try {
    const codes = (await user.getRecoveryCodeStatus()) && (await user.createRecoveryCodes())
    // Preloads the status, which the setting shows next.
    await user.getRecoveryCodeStatus()
    return codes
  } catch {
    return null
  }
}
