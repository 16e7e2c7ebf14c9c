import { isKnownError, type Proof } from '@app/core'
import { type ReactNode, useEffect, useState } from 'react'
import { type SecondFactorKind, secondFactorTexts } from '../forms/second-factor-form'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { Scope } from '../ui/scope'
import { nameOf } from '../users/user-name'
import { MailedCodeForm, ProofBySecondFactor } from './code-forms'
import type { ProofFlow, ProofStep, Provable } from './proof-flow'
import { ProofWays } from './proof-ways'

/** Props of {@link ReauthenticationDialog}. */
export interface ReauthenticationDialogProps extends Provable {
  proof: Proof
  /** Hears whether it was them; `false` when they gave up. */
  onEnd: (isProven: boolean) => void
}

/** Asks somebody to show once more that they are who is signed in, by a way of their account. */
export function ReauthenticationDialog({ proof, onEnd, ...account }: ReauthenticationDialogProps) {
  const { user, ways } = account
  const app = useApp()
  const { t, lang, dir } = useMessages()
  const [step, setStep] = useState<ProofStep>({ kind: 'ways' })
  const [factor, setFactor] = useState<SecondFactorKind>('app')
  const [notice, setNotice] = useState<ReactNode>(null)
  // In another tab somebody signed out, or in as somebody else: it is not for them to answer.
  useEffect(() => app.onAuthChange(() => onEnd(false)), [app, onEnd])

  function ask(next: ProofStep, why: ReactNode = null) {
    setNotice(why)
    setStep(next)
  }

  const settle: ProofFlow['settle'] = async (result) => {
    setNotice(null)
    if (result.status === 'error') {
      const { error } = result
      if (!isKnownError(error, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')) return error
      ask({ kind: 'second-factor', attemptCode: error.details.attempt_code })
      return null
    }
    // Also when the question was given up meanwhile: no session stays behind.
    const userId = await proof.end()
    if (userId === user.id) onEnd(true)
    else ask({ kind: 'ways' }, t('reauth.other', { name: nameOf(user) ?? user.id }))
    return null
  }
  const flow = { proof, ask, settle }

  return (
    <Scope lang={lang} dir={dir} className="stack-outlet">
      <Dialog title={t('reauth.title')} text={describe()} onCancel={() => onEnd(false)}>
        <Notice>{notice}</Notice>
        {step.kind === 'ways' && <ProofWays {...account} flow={flow} />}
        {step.kind === 'mailed-code' && <MailedCodeForm {...step} flow={flow} />}
        {step.kind === 'second-factor' && (
          <ProofBySecondFactor
            {...step}
            user={user}
            flow={flow}
            kind={factor}
            onKindChange={setFactor}
            onOver={(why) => ask({ kind: 'ways' }, <Ended why={why} />)}
          />
        )}
        <div className="stack-form__buttons">
          {step.kind === 'mailed-code' && ways.size > 1 && (
            <Button variant="quiet" onClick={() => ask({ kind: 'ways' })}>
              {t('reauth.otherWay')}
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
    if (step.kind === 'mailed-code') return t('reauth.codeText', { email: step.email })
    return t('reauth.text')
  }
}

function Ended({ why }: { why: string }) {
  const { t } = useMessages()
  return (
    <>
      <p className="stack-notice__title">{why}</p>
      <p>{t('secondFactor.endText')}</p>
    </>
  )
}
