import { isKnownError } from '@app/core'
import type { Language } from '../../i18n/languages'
import { loadPageTexts } from '../../i18n/load-page-texts'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { loadOnce } from '../../lib/load-once'
import { readPromise } from '../../lib/read-promise'
import { useThrow } from '../../lib/use-throw'
import { useParts } from '../../theme/parts'
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
}

/** Ids of the messages that name the expected code. */
export const secondFactorTexts = {
  app: 'secondFactor.text',
  recovery: 'secondFactor.recoveryText',
} as const satisfies Record<SecondFactorKind, string>

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondFactorForm({ kind, onKindChange, ...props }: SecondFactorFormProps) {
  const { t, language } = useMessages()
  const { classOf } = useParts()
  const throwError = useThrow()
  const isByApp = kind === 'app'

  async function change() {
    // The present form stays until the other one is loaded.
    if (isByApp) await recoveryCodeForm(language)
    onKindChange(isByApp ? 'recovery' : 'app')
  }

  return (
    <>
      {isByApp ? <AppCodeForm {...props} /> : <LazyRecoveryCodeForm {...props} />}
      <p className="stack-form__other">
        <button
          type="button"
          className={classOf('link', 'stack-link')}
          onClick={() => void change().catch(throwError)}
        >
          {t(isByApp ? 'secondFactor.useRecoveryCode' : 'secondFactor.useApp')}
        </button>
      </p>
    </>
  )
}

function LazyRecoveryCodeForm(props: FactorFormProps) {
  const { language } = useMessages()
  const Form = readPromise(recoveryCodeForm(language))
  return <Form {...props} />
}

function AppCodeForm({ complete, onEnd, describedBy, ...buttons }: FactorFormProps) {
  const { form, field } = useCodeForm(async (totp) => {
    const error = await complete({ totp })
    if (!isKnownError(error, 'INVALID_TOTP_CODE')) return toRefusal(error, onEnd)
    return { problems: { code: message('problem.totpWrong') }, clear: 'code' }
  })
  return (
    <AuthForm form={form} {...buttons}>
      <CodeField {...field} isNumeric describedBy={describedBy} />
    </AuthForm>
  )
}
