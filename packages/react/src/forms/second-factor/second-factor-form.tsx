import { isKnownError } from '@app/core'
import type { Language } from '../../i18n/languages'
import { loadPageTexts } from '../../i18n/load-page-texts'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { loadOnce } from '../../lib/load-once'
import { readPromise } from '../../lib/read-promise'
import { useThrow } from '../../lib/use-throw'
import { Button } from '../../ui/button'
import { CodeField } from '../../ui/code-field'
import { AuthForm } from '../auth-form'
import { useCodeForm } from '../use-code-form'
import { type FactorFormProps, toRefusal } from './second-factor-attempt'

/** Loaded on demand: few users have lost their authenticator app. */
const recoveryCodeForm = /* @__PURE__ */ loadOnce(async (language: Language) => {
  const [{ RecoveryCodeForm }] = await Promise.all([
    import('./recovery-code-form'),
    loadPageTexts(language),
  ])
  return RecoveryCodeForm
})

/** Kinds of a second factor: a code of the authenticator app, or a recovery code in its place. */
export type SecondFactorKind = 'app' | 'recovery'

/** Props of {@link SecondFactorForm}. */
export interface SecondFactorFormProps extends FactorFormProps {
  /** The factor that is asked for. */
  kind: SecondFactorKind
  /** Called when the user switches to the other factor. */
  onKindChange: (kind: SecondFactorKind) => void
  /** Called when the user gives up. @default no button for it */
  onCancel?: () => void
}

/** Ids of the messages that name the expected code. */
export const secondFactorTexts = {
  app: 'secondFactor.text',
  recovery: 'secondFactor.recoveryText',
} as const satisfies Record<SecondFactorKind, string>

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { kind, onKindChange, onCancel, ...formProps } = props
  const { t, language } = useMessages()
  const throwError = useThrow()
  const isByApp = kind === 'app'

  async function change() {
    // The current form stays until the other one is loaded.
    if (isByApp) await recoveryCodeForm(language)
    onKindChange(isByApp ? 'recovery' : 'app')
  }

  return (
    <>
      {isByApp ? <AppCodeForm {...formProps} /> : <LazyRecoveryCodeForm {...formProps} />}
      <div className="stack-form__buttons">
        <Button variant="quiet" onClick={() => void change().catch(throwError)}>
          {t(isByApp ? 'secondFactor.useRecoveryCode' : 'secondFactor.useApp')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </>
  )
}

function LazyRecoveryCodeForm(props: FactorFormProps) {
  const { language } = useMessages()
  const Form = readPromise(recoveryCodeForm(language))
  return <Form {...props} />
}

function AppCodeForm({ complete, onEnd, describedBy, primary }: FactorFormProps) {
  const { form, field } = useCodeForm(async (totp) => {
    const error = await complete({ totp })
    if (!isKnownError(error, 'INVALID_TOTP_CODE')) return toRefusal(error, onEnd)
    return { problems: { code: message('problem.totpWrong') }, clear: 'code' }
  })
  return (
    <AuthForm form={form} primary={primary}>
      <CodeField {...field} isNumeric describedBy={describedBy} />
    </AuthForm>
  )
}
