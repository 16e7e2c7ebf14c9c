import { type CurrentUser, isKnownError } from '@app/core'
import type { Reauthentication } from '@app/core/bindings'
import { type ReactNode, useState } from 'react'
import { type SecondFactorKind, secondFactorTexts } from '../forms/second-factor/second-factor-form'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { Scope } from '../ui/scope'
import { EmailAddress } from '../users/email-address'
import { UserAvatar } from '../users/user-avatar'
import { nameOf } from '../users/user-name'
import { EmailCodeForm, SecondFactorReauthentication } from './code-forms'
import type {
  ReauthenticationFlow,
  ReauthenticationStep,
  ReauthenticationSubject,
} from './reauthentication-flow'
import { ReauthenticationMethods } from './reauthentication-methods'

/** Props of {@link ReauthenticationDialog}. */
export interface ReauthenticationDialogProps extends ReauthenticationSubject {
  reauthentication: Reauthentication
  /** Title of the dialog, which names the action to confirm. @default Confirm it’s you */
  title?: ReactNode
  /** Called with whether the user re-authenticated; `false` if they canceled. */
  onEnd: (isReauthenticated: boolean) => void
}

/** Asks the signed-in user to re-authenticate with one of their sign-in methods. */
export function ReauthenticationDialog({
  reauthentication,
  title,
  onEnd,
  ...account
}: ReauthenticationDialogProps) {
  const { user, methods } = account
  const { t, lang, dir } = useMessages()
  const { step, notice, flow } = useReauthenticationSteps({ reauthentication, user, onEnd })
  const { ask } = flow
  const [factor, setFactor] = useState<SecondFactorKind>('app')

  return (
    <Scope lang={lang} dir={dir} className="stack-outlet">
      <Dialog title={title ?? t('reauth.title')} text={describe()} onCancel={() => onEnd(false)}>
        {/* Its text names the address. */}
        {step.kind !== 'email-code' && <Account user={user} />}
        <Notice>{notice}</Notice>
        {step.kind === 'methods' && <ReauthenticationMethods {...account} flow={flow} />}
        {step.kind === 'email-code' && <EmailCodeForm {...step} flow={flow} />}
        {step.kind === 'second-factor' && (
          <SecondFactorReauthentication
            {...step}
            user={user}
            flow={flow}
            kind={factor}
            onKindChange={setFactor}
            onOver={(why) => ask({ kind: 'methods' }, <Ended why={why} />)}
          />
        )}
        <div className="stack-form__buttons">
          {step.kind === 'email-code' && methods.size > 1 && (
            <Button variant="quiet" onClick={() => ask({ kind: 'methods' })}>
              {t('reauth.otherMethod')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onEnd(false)}>
            {t('action.cancel')}
          </Button>
        </div>
      </Dialog>
    </Scope>
  )

  function describe() {
    if (step.kind === 'second-factor') return t(secondFactorTexts[factor])
    if (step.kind === 'email-code')
      return <EmailAddress text={t('reauth.codeText', { email: step.email })} email={step.email} />
    return t('reauth.text')
  }
}

/** The current step, the notice above it, and the callbacks that lead to the next step. */
function useReauthenticationSteps({
  reauthentication,
  user,
  onEnd,
}: Pick<ReauthenticationDialogProps, 'reauthentication' | 'user' | 'onEnd'>) {
  const [step, setStep] = useState<ReauthenticationStep>({ kind: 'methods' })
  const [notice, setNotice] = useState<ReactNode>(null)

  function ask(next: ReauthenticationStep, why: ReactNode = null) {
    setNotice(why)
    setStep(next)
  }

  const settle: ReauthenticationFlow['settle'] = async (result) => {
    setNotice(null)
    if (result.status === 'error') {
      const { error } = result
      if (!isKnownError(error, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')) return error
      ask({ kind: 'second-factor', attemptCode: error.details.attempt_code })
      return null
    }
    // Even if the dialog was canceled in the meantime, so that no session is left behind.
    const userId = await reauthentication.end()
    if (userId === user.id) onEnd(true)
    else ask({ kind: 'methods' }, message('reauth.other', { name: nameOf(user) ?? user.id }))
    return null
  }

  return { step, notice, flow: { reauthentication, ask, settle } }
}

/** The account whose owner is asked. */
function Account({ user }: { user: CurrentUser }) {
  const { displayName, primaryEmail } = user
  if (!nameOf(user)) return null
  return (
    <div className="stack-person">
      <span aria-hidden="true">
        <UserAvatar user={user} />
      </span>
      <div>
        {displayName && <p>{displayName}</p>}
        {primaryEmail && (
          <p className={displayName ? 'stack-text' : undefined}>
            <EmailAddress email={primaryEmail} />
          </p>
        )}
      </div>
    </div>
  )
}

function Ended({ why }: { why: ReactNode }) {
  const { t } = useMessages()
  return (
    <>
      <p className="stack-notice__title">{why}</p>
      <p>{t('secondFactor.endText')}</p>
    </>
  )
}
