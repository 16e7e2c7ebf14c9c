import { isKnownError } from '@app/core'
import type { ReactNode } from 'react'
import { AuthForm, SecretField } from '../forms/auth-form'
import { findPasswordProblem, passwordLength } from '../forms/credential-rules'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { type Refusal, useForm } from '../forms/use-form'
import { UsernameHint } from '../forms/username-hint'
import { useMessages } from '../i18n/use-messages'
import { isPasskeyCanceled } from '../lib/passkey-support'
import { toProviderName } from '../providers/provider-name'
import { Button } from '../ui/button'
import type { ReauthenticationFlow, ReauthenticationSubject } from './reauthentication-flow'

/** Props of {@link ReauthenticationMethods}. */
export interface ReauthenticationMethodsProps extends ReauthenticationSubject {
  flow: ReauthenticationFlow
}

/** The sign-in methods of an account, the simplest one first. */
export function ReauthenticationMethods({
  methods,
  addresses,
  user,
  project,
  goToProvider,
  flow,
}: ReauthenticationMethodsProps) {
  const { t } = useMessages()
  const { app } = flow.reauthentication
  const hasPassword = methods.has('password') && addresses.password !== null
  // A redirect to a provider leaves the page and loses its state, so it is only the last resort.
  const isProviderNeeded = methods.size === 1 && methods.has('provider')

  async function byPasskey() {
    const result = await app.signInWithPasskey({ noRedirect: true })
    const error = await flow.settle(result)
    if (error && !isPasskeyCanceled(error)) throw error
  }

  async function emailCode(email: string) {
    const result = await app.sendMagicLinkEmail(email)
    if (result.status === 'error') throw result.error
    flow.ask({ kind: 'email-code', email, nonce: result.data.nonce })
  }

  return (
    <>
      {hasPassword && <PasswordForm email={addresses.password ?? ''} flow={flow} />}
      {isProviderNeeded && <p className="stack-text">{t('reauth.providerText')}</p>}
      <div className="stack-form__buttons">
        {methods.has('passkey') && (
          <Way isFirst={!hasPassword} run={byPasskey}>
            {t('reauth.passkey')}
          </Way>
        )}
        {methods.has('emailCode') && (
          <Way
            isFirst={!hasPassword && !methods.has('passkey')}
            run={() => emailCode(addresses.emailCode ?? '')}
          >
            {t('emailCode.send')}
          </Way>
        )}
        {isProviderNeeded &&
          user.oauthProviders
            .filter(({ id }) => project.config.oauthProviders.some((known) => known.id === id))
            .map(({ id }, index) => (
              <Way key={id} isFirst={index === 0} run={() => goToProvider(id)}>
                {t('reauth.provider', { provider: toProviderName(id) })}
              </Way>
            ))}
      </div>
    </>
  )
}

interface WayProps {
  /** It is the first element. */
  isFirst: boolean
  run: () => Promise<void>
  children: ReactNode
}

function Way({ isFirst, run, children }: WayProps) {
  const { t } = useMessages()
  const action = useAction(run)
  return (
    <>
      <Button
        wide
        variant={isFirst ? 'primary' : 'outline'}
        pending={action.status === 'pending'}
        pendingLabel={t('reauth.pending')}
        onClick={() => void action.run()}
      >
        {children}
      </Button>
      <FailureNotice error={action.failure} />
    </>
  )
}

function PasswordForm({ email, flow }: { email: string; flow: ReauthenticationFlow }) {
  const { t } = useMessages()
  const form = useForm<'password'>({
    names: ['password'],
    validate({ password }) {
      const found = findPasswordProblem(password)
      return { password: found && t(found, passwordLength) }
    },
    async submit({ password }): Promise<Refusal<'password'> | undefined> {
      const error = await flow.settle(
        await flow.reauthentication.app.signInWithCredential({ email, password, noRedirect: true }),
      )
      if (!error) return undefined
      if (!isKnownError(error, 'EMAIL_PASSWORD_MISMATCH')) return { error }
      return { problems: { password: t('password.wrong') }, clear: 'password' }
    },
  })
  return (
    <AuthForm
      form={form}
      primary={{ label: t('reauth.confirm'), pendingLabel: t('reauth.pending') }}
    >
      <UsernameHint email={email} />
      <SecretField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        error={form.problemOf('password')}
      />
    </AuthForm>
  )
}
