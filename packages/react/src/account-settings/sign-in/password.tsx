import type { CurrentUser } from '@app/core'
import { isKnownError } from '@app/core'
import { type ReactNode, useState } from 'react'
import { SecretField } from '../../forms/auth-form'
import { findPasswordProblem, passwordLength } from '../../forms/credential-rules'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  type NewPasswordName,
  toPasswordRefusal,
} from '../../forms/new-password'
import { useForm } from '../../forms/use-form'
import { UsernameHint } from '../../forms/username-hint'
import { useProject } from '../../hooks/use-project'
import { formatDay } from '../../i18n/age'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { EditorButton, EditorPanel, useEditor } from '../../settings/editor'
import { Setting } from '../../settings/setting'
import { SettingForm } from '../../settings/setting-form'

/** Props of {@link PasswordSetting}. */
export interface PasswordSettingProps {
  user: CurrentUser
  /** Whether the user has an email address for sign-in. */
  hasSignInEmail: boolean
}

/** Sets or changes the password. */
export function PasswordSetting({ user, hasSignInEmail }: PasswordSettingProps) {
  const { t, lang } = useMessages()
  const [status, setStatus] = useState<ReactNode>(null)
  const editor = useEditor({
    // The current password already re-authenticates the user.
    reauthenticationTitle: user.hasPassword ? undefined : message('reauth.toSetPassword'),
    prepare: () => setStatus(null),
  })
  const Form = user.hasPassword ? ChangeForm : SetForm
  const label = t('field.password')

  function describe() {
    if (!user.hasPassword) return t('password.off')
    const changedAt = user.passwordChangedAt
    return changedAt
      ? t('password.changedOn', { date: formatDay(changedAt, lang) })
      : t('password.on')
  }

  function finish(text: ReactNode) {
    setStatus(text)
    editor.close()
  }

  return (
    <Setting
      label={label}
      value={hasSignInEmail ? describe() : t('password.needsEmail')}
      status={status}
      action={
        hasSignInEmail && (
          <EditorButton
            editor={editor}
            context={label}
            label={t(user.hasPassword ? 'setting.change' : 'setting.add')}
          />
        )
      }
    >
      <EditorPanel editor={editor}>
        <Form user={user} onDone={finish} onCancel={editor.close} />
      </EditorPanel>
    </Setting>
  )
}

interface PasswordFormProps {
  user: CurrentUser
  /** Called with a message about the change. */
  onDone: (text: ReactNode) => void
  onCancel: () => void
}

function SetForm({ user, onDone, onCancel }: PasswordFormProps) {
  const { t } = useMessages()
  const minLength = useProject().config.passwordMinLength
  const form = useForm<NewPasswordName>({
    names: ['password'],
    validate: (values) => findNewPasswordProblems(message, values, { minLength }),
    async submit({ password }) {
      const result = await user.setPassword({ password })
      if (result.status === 'error') return toPasswordRefusal(message, result.error)
      onDone(message('password.added'))
      return undefined
    },
  })
  return (
    <SettingForm form={form} saveLabel={t('password.set')} onCancel={onCancel}>
      <UsernameHint email={user.primaryEmail} />
      <NewPasswordFields
        label={t('field.newPassword')}
        problemOf={form.problemOf}
        minLength={minLength}
      />
    </SettingForm>
  )
}

function ChangeForm({ user, onDone, onCancel }: PasswordFormProps) {
  const { t } = useMessages()
  const minLength = useProject().config.passwordMinLength
  const form = useForm<NewPasswordName | 'oldPassword'>({
    names: ['oldPassword', 'password'],
    validate(values) {
      const old = findPasswordProblem(values.oldPassword)
      return {
        oldPassword: old && message(old, passwordLength),
        ...findNewPasswordProblems(message, values, { minLength }),
      }
    },
    async submit({ oldPassword, password }) {
      const result = await user.updatePassword({ oldPassword, newPassword: password })
      if (result.status === 'ok') {
        onDone(message('password.changed'))
        return undefined
      }
      if (isKnownError(result.error, 'PASSWORD_CONFIRMATION_MISMATCH')) {
        return { problems: { oldPassword: message('password.wrong') }, clear: 'oldPassword' }
      }
      return toPasswordRefusal(message, result.error)
    },
  })
  return (
    <SettingForm form={form} onCancel={onCancel}>
      <UsernameHint email={user.primaryEmail} />
      <SecretField
        label={t('password.current')}
        name="oldPassword"
        autoComplete="current-password"
        error={form.problemOf('oldPassword')}
      />
      <NewPasswordFields
        label={t('field.newPassword')}
        problemOf={form.problemOf}
        minLength={minLength}
      />
    </SettingForm>
  )
}
