import type { Passkey } from '@app/core'
import type { ReactNode } from 'react'
import { useForm } from '../../forms/use-form'
import { formatAge, formatDay } from '../../i18n/age'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useInPlace } from '../../lib/use-in-place'
import { ConfirmButton } from '../../settings/confirm-button'
import { Facts } from '../../settings/facts'
import { SettingForm } from '../../settings/setting-form'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'

/** Props of {@link PasskeyRow}. */
export interface PasskeyRowProps {
  passkey: Passkey
  /** Whether it may be removed: not the only sign-in method. */
  isRemovable: boolean
  /** Announces the result of a change. */
  say: (status: ReactNode) => void
}

/** A passkey: name, dates, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, isRemovable, say }: PasskeyRowProps) {
  const { t, lang } = useMessages()
  const { createdAt, lastUsedAt } = passkey
  const name = passkey.name || t('passkey.title')
  const renaming = useInPlace()
  const age = lastUsedAt && (formatAge(lastUsedAt, new Date(), lang) ?? t('time.justNow'))
  const facts = [
    createdAt && t('passkeys.added', { date: formatDay(createdAt, lang) }),
    age ? t('passkeys.used', { time: age }) : t('passkeys.neverUsed'),
  ]

  function toggle() {
    say(null)
    if (renaming.isOpen) renaming.close()
    else renaming.open()
  }

  return (
    <li className="stack-list__entry">
      <div className="stack-list__text">
        <span>{name}</span>
        <Facts facts={facts} />
      </div>
      <div className="stack-buttons">
        <Button
          ref={renaming.trigger}
          variant="outline"
          context={name}
          aria-expanded={renaming.isOpen}
          onClick={toggle}
        >
          {t('passkeys.rename')}
        </Button>
        {isRemovable && (
          <RemovePasskeyButton
            name={name}
            title={t('passkeys.removeTitle', { name })}
            say={say}
            remove={() => passkey.delete()}
          />
        )}
      </div>
      {renaming.isOpen && (
        <div ref={renaming.panel} className="stack-list__more">
          <RenameForm
            name={name}
            onCancel={renaming.close}
            rename={async (name) => {
              await passkey.update({ name })
              say(message('passkeys.renamed'))
              renaming.close()
            }}
          />
        </div>
      )}
    </li>
  )
}

/** Props of {@link RemovePasskeyButton}. */
export interface RemovePasskeyButtonProps {
  /** Name of the passkey, for screen readers. */
  name: string
  /** Heading of the confirmation. */
  title: string
  /** Announces the removal. */
  say: (status: ReactNode) => void
  remove: () => Promise<void>
}

/** Removes a passkey after a confirmation. */
export function RemovePasskeyButton({ name, title, say, remove }: RemovePasskeyButtonProps) {
  const { t } = useMessages()
  return (
    <ConfirmButton
      reauthenticationTitle={message('reauth.toRemovePasskey')}
      label={t('setting.remove')}
      context={name}
      title={title}
      text={t('passkey.removeText')}
      confirmLabel={t('passkey.removeConfirm')}
      pendingLabel={t('setting.removing')}
      onAsk={() => say(null)}
      run={async () => {
        await remove()
        say(message('passkey.removed'))
      }}
    />
  )
}

interface RenameFormProps {
  name: string
  rename: (name: string) => Promise<void>
  onCancel: () => void
}

function RenameForm({ name, rename, onCancel }: RenameFormProps) {
  const { t } = useMessages()
  const form = useForm<'name'>({
    names: ['name'],
    validate: (values) => ({
      name: values.name.trim() === '' ? message('passkeys.nameMissing') : undefined,
    }),
    async submit(values) {
      await rename(values.name.trim())
      return undefined
    },
  })
  return (
    <SettingForm form={form} onCancel={onCancel}>
      <TextField
        label={t('passkeys.name')}
        name="name"
        autoComplete="off"
        maxLength={256}
        defaultValue={name}
        error={form.problemOf('name')}
      />
    </SettingForm>
  )
}
