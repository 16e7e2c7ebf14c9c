import type { CurrentUser } from '@app/core'
import { isKnownError } from '@app/core'
import { useState } from 'react'
import { SecretField } from '../../components/auth-form'
import { findPasswordProblem, passwordLength } from '../../components/credential-rules'
import { FailureNotice } from '../../components/failure-notice'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  type NewPasswordName,
  toPasswordRefusal,
} from '../../components/new-password'
import { Setting } from '../../components/settings/setting'
import { SettingForm } from '../../components/settings/setting-form'
import { useForm } from '../../hooks/use-form'
import { useInPlace } from '../../hooks/use-in-place'
import { useProvenAction } from '../../hooks/use-proven-action'
import { useMessages } from '../../messages/use-messages'
import { Button } from '../../ui/button'

/** Props of {@link PasswordSetting}. */
export interface PasswordSettingProps {
  user: CurrentUser
  /** An address goes with it. */
  hasSignInEmail: boolean
}

/** The password: set for the first time, or changed. */
export function PasswordSetting({ user, hasSignInEmail }: PasswordSettingProps) {
  const { t } = useMessages()
  const editor = useInPlace()
  // The old password is a proof of its own.
  const adding = useProvenAction(editor.open)
  const [status, setStatus] = useState<string | null>(null)
  const label = t('password.title')

  function finish(text: string) {
    setStatus(text)
    editor.close()
  }

  return (
    <Setting
      label={label}
      value={
        hasSignInEmail
          ? t(user.hasPassword ? 'password.on' : 'password.off')
          : t('password.needsEmail')
      }
      status={status}
      action={
        hasSignInEmail &&
        !editor.isOpen && (
          <Button
            ref={editor.trigger}
            variant="outline"
            context={label}
            pending={adding.status === 'pending'}
            pendingLabel={t('page.loading')}
            onClick={() => (user.hasPassword ? editor.open() : void adding.run())}
          >
            {t(user.hasPassword ? 'setting.change' : 'setting.add')}
          </Button>
        )
      }
    >
      {adding.status === 'failed' && <FailureNotice error={adding.error} />}
      {editor.isOpen && (
        <div ref={editor.panel}>
          {user.hasPassword ? (
            <ChangeForm
              user={user}
              onDone={() => finish(t('password.changed'))}
              onCancel={editor.close}
            />
          ) : (
            <SetForm
              user={user}
              onDone={() => finish(t('password.added'))}
              onCancel={editor.close}
            />
          )}
        </div>
      )}
    </Setting>
  )
}

interface PasswordFormProps {
  user: CurrentUser
  onDone: () => void
  onCancel: () => void
}

function SetForm({ user, onDone, onCancel }: PasswordFormProps) {
  const { t } = useMessages()
  const form = useForm<NewPasswordName>({
    names: ['password', 'repeatPassword'],
    validate: (values) => findNewPasswordProblems(t, values),
    async submit({ password }) {
      const result = await user.setPassword({ password })
      if (result.status === 'error') return toPasswordRefusal(t, result.error)
      onDone()
      return undefined
    },
  })
  return (
    <SettingForm form={form} saveLabel={t('password.set')} onCancel={onCancel}>
      <OwnEmail user={user} />
      <NewPasswordFields label={t('password.new')} problemOf={form.problemOf} />
    </SettingForm>
  )
}

function ChangeForm({ user, onDone, onCancel }: PasswordFormProps) {
  const { t } = useMessages()
  const form = useForm<NewPasswordName | 'oldPassword'>({
    names: ['oldPassword', 'password', 'repeatPassword'],
    validate(values) {
      const old = findPasswordProblem(values.oldPassword)
      return { oldPassword: old && t(old, passwordLength), ...findNewPasswordProblems(t, values) }
    },
    async submit({ oldPassword, password }) {
      const result = await user.updatePassword({ oldPassword, newPassword: password })
      if (result.status === 'ok') {
        onDone()
        return undefined
      }
      if (isKnownError(result.error, 'PASSWORD_CONFIRMATION_MISMATCH')) {
        return { problems: { oldPassword: t('password.wrong') }, clear: 'oldPassword' }
      }
      return toPasswordRefusal(t, result.error)
    },
  })
  return (
    <SettingForm form={form} onCancel={onCancel}>
      <OwnEmail user={user} />
      <SecretField
        label={t('password.current')}
        name="oldPassword"
        autoComplete="current-password"
        error={form.problemOf('oldPassword')}
      />
      <NewPasswordFields label={t('password.new')} problemOf={form.problemOf} />
    </SettingForm>
  )
}

/** Tells password managers whose password it is. */
function OwnEmail({ user }: { user: CurrentUser }) {
  return <input hidden readOnly autoComplete="username" value={user.primaryEmail ?? ''} />
}
