import type { CurrentUser } from '@app/core'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState } from 'react'
import { useForm } from '../../forms/use-form'
import { useProject } from '../../hooks/use-project'
import { useMessages } from '../../i18n/use-messages'
import { useFocusOnMount } from '../../lib/use-focus-on-mount'
import { SettingForm } from '../../settings/setting-form'
import { CodeField } from '../../ui/code-field'
import { createTotpSecret, isTotpCode, toBase32, toTotpUrl } from './totp'

/** Props of {@link Enrollment}. */
export interface EnrollmentProps {
  user: CurrentUser
  /** Hears of the first recovery codes, if there are any. */
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}

/** Hands a secret to an authenticator app, and turns the second step on once the app knows it. */
export function Enrollment({ user, onDone, onCancel }: EnrollmentProps) {
  const { t } = useMessages()
  const project = useProject()
  const [secret] = useState(createTotpSecret)
  const field = useRef<HTMLInputElement>(null)
  useFocusOnMount(field)

  const form = useForm<'code'>({
    names: ['code'],
    validate: ({ code }) => ({ code: code.length < 6 ? t('mfa.codeMissing') : undefined }),
    async submit({ code }) {
      if (!(await isTotpCode(secret, code, Date.now()))) {
        return { problems: { code: t('mfa.codeWrong') }, clear: 'code' }
      }
      await user.update({ totpMultiFactorSecret: secret })
      onDone(await createFirstCodes(user))
      return undefined
    },
  })

  // In groups of four: it is typed over by hand.
  const key = toBase32(secret).replace(/.{4}(?=.)/g, '$& ')
  return (
    <SettingForm
      form={form}
      saveLabel={t('setting.turnOn')}
      savingLabel={t('setting.turningOn')}
      onCancel={onCancel}
    >
      <div className="stack-enrolment">
        <p>{t('mfa.scan')}</p>
        <QRCodeSVG
          value={toTotpUrl(secret, project.displayName, user.primaryEmail ?? user.id)}
          size={176}
          marginSize={4}
          role="img"
          aria-label={t('mfa.qr')}
        />
        <p>{t('mfa.key')}</p>
        <code className="stack-enrolment__key">{key}</code>
        <p className="stack-text">{t('mfa.keep')}</p>
      </div>
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

/**
 * Makes the recovery codes that go with an authenticator app. Gives `null` where the service has none,
 * and when they could not be made: it is turned on all the same, and its setting offers them.
 */
async function createFirstCodes(user: CurrentUser): Promise<string[] | null> {
  try {
    const codes = (await user.getRecoveryCodeStatus()) && (await user.createRecoveryCodes())
    // The setting shows how many there are, and does not have to wait for that.
    await user.getRecoveryCodeStatus()
    return codes
  } catch {
    return null
  }
}
