import type { SecondFactor } from '@app/core'
import { useId, useState } from 'react'
import type { SecondFactorEnd } from '../../forms/second-factor/second-factor-attempt'
import {
  SecondFactorForm,
  type SecondFactorKind,
  secondFactorTexts,
} from '../../forms/second-factor/second-factor-form'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { Lazy, lazy } from '../../page/lazy'
import { useSignInFlow } from './use-sign-in-flow'

/** Loaded on demand, as few sign-ins end here. */
const lazyEndCard = /* @__PURE__ */ lazy(
  async () => (await import('./second-factor-end-card')).SecondFactorEndCard,
)

/** Props of {@link SecondFactorStep}. */
export interface SecondFactorStepProps {
  /** Attempt code from the response of the first sign-in method. */
  attemptCode: string
  /** Starts the sign-in again. */
  onBack: () => void
}

/** Asks for a code of the authenticator app, or a recovery code in its place. */
export function SecondFactorStep({ attemptCode, onBack }: SecondFactorStepProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const leadId = useId()
  const [kind, setKind] = useState<SecondFactorKind>('app')
  const [end, setEnd] = useState<SecondFactorEnd | null>(null)

  async function complete(factor: SecondFactor) {
    const result = await flow.during(() => app.completeMfa({ attemptCode, ...factor }))
    return result.status === 'ok' ? null : result.error
  }

  if (end) return <Lazy component={lazyEndCard} props={{ end, onBack }} />
  return (
    <Card title={t('secondFactor.title')} lead={<p id={leadId}>{t(secondFactorTexts[kind])}</p>}>
      <SecondFactorForm
        kind={kind}
        onKindChange={setKind}
        complete={complete}
        onEnd={setEnd}
        describedBy={leadId}
        primary={{ label: t('action.signIn'), pendingLabel: t('signIn.pending') }}
        onCancel={onBack}
      />
    </Card>
  )
}
