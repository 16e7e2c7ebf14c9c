import { isKnownError } from '@app/core'
import { type ReactNode, useEffect, useState } from 'react'
import { AuthForm, SecretField } from '../forms/auth-form'
import { findPasswordProblem, passwordLength } from '../forms/credential-rules'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { type Refusal, useForm } from '../forms/use-form'
import { UsernameHint } from '../forms/username-hint'
import { useApp } from '../hooks/use-app'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { isPasskeyCanceled } from '../lib/passkey-support'
import { toProviderName } from '../providers/provider-name'
import { useParts } from '../theme/parts'
import { Button } from '../ui/button'
import { EmailAddress } from '../users/email-address'
import type { ReauthenticationFlow, ReauthenticationSubject } from './reauthentication-flow'

/** Props of {@link ReauthenticationMethods}. */
export interface ReauthenticationMethodsProps extends ReauthenticationSubject {
  flow: ReauthenticationFlow
}

/**
 * The sign-in methods of an account, the simplest one first: with a passkey, the password is asked for
 * only on request.
 */
export function ReauthenticationMethods(props: ReauthenticationMethodsProps) {
  const { methods, addresses, user, project, goToProvider, flow } = props
  const { t } = useMessages()
  const { app } = flow.reauthentication
  const hasPasskey = methods.has('passkey')
  const hasPassword = methods.has('password') && addresses.password !== null
  const [hasChosenPassword, setChosenPassword] = useState(false)
  const isPasswordOpen = hasPassword && (hasChosenPassword || !hasPasskey)
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
      {isPasswordOpen && (
        <PasswordForm email={addresses.password ?? ''} flow={flow} takesFocus={hasChosenPassword} />
      )}
      {isProviderNeeded && <p className="stack-text">{t('reauth.providerText')}</p>}
      <div className="stack-form__buttons">
        {hasPasskey && (
          <Way isFirst={!isPasswordOpen} run={byPasskey}>
            {t('reauth.passkey')}
          </Way>
        )}
        {methods.has('emailCode') && (
          <Way
            isFirst={!hasPassword && !hasPasskey}
            run={() => emailCode(addresses.emailCode ?? '')}
          >
            {t('emailCode.send')}
          </Way>
        )}
        {hasPassword && !isPasswordOpen && (
          <Button wide variant="quiet" onClick={() => setChosenPassword(true)}>
            {t('signIn.usePassword')}
          </Button>
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
        variant={isFirst ? 'primary' : 'quiet'}
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

interface PasswordFormProps {
  email: string
  flow: ReauthenticationFlow
  /** Focuses the field on mount. */
  takesFocus: boolean
}

function PasswordForm({ email, flow, takesFocus }: PasswordFormProps) {
  const { t } = useMessages()
  const form = useForm<'password'>({
    names: ['password'],
    validate({ password }) {
      const found = findPasswordProblem(password)
      return { password: found && message(found, passwordLength) }
    },
    async submit({ password }): Promise<Refusal<'password'> | undefined> {
      const error = await flow.settle(
        await flow.reauthentication.app.signInWithCredential({ email, password, noRedirect: true }),
      )
      if (!error) return undefined
      if (!isKnownError(error, 'EMAIL_PASSWORD_MISMATCH')) return { error }
      return { problems: { password: message('password.wrong') }, clear: 'password' }
    },
  })
  const { classOf } = useParts()
  const { sending, isSent } = useForgottenPassword(email)
  const { ref } = form.form
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [ref, takesFocus])
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
        aside={
          <button
            type="button"
            className={classOf('link', 'stack-link')}
            aria-busy={sending.status === 'pending' || undefined}
            onClick={() => void sending.run()}
          >
            {t('signIn.forgotPassword')}
          </button>
        }
      />
      <div className="stack-text" role="status" hidden={!isSent && !sending.failure}>
        {isSent && <EmailAddress text={t('reauth.resetSent', { email })} email={email} />}
        <FailureNotice error={sending.failure} />
      </div>
    </AuthForm>
  )
}

/** Sends the link to reset the password in place, as the page for it is for visitors. */
function useForgottenPassword(email: string) {
  const app = useApp()
  const [isSent, setSent] = useState(false)
  const sending = useAction(async () => {
    const result = await app.sendForgotPasswordEmail(email)
    if (result.status === 'error') throw result.error
    setSent(true)
  })
  return { sending, isSent }
}
