import type { ContactChannel, CurrentUser } from '@app/core'
import { type ReactNode, useState } from 'react'
import { EmailField } from '../../forms/email-field'
import { FailureNotice } from '../../forms/failure-notice'
import { type Action, useAction } from '../../forms/use-action'
import { useEmailForm } from '../../forms/use-email-form'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useInPlace } from '../../lib/use-in-place'
import { useRefreshOnReturn } from '../../lib/use-refresh-on-return'
import { useReauthenticatedAction } from '../../reauthentication/use-reauthenticated-action'
import { ConfirmButton } from '../../settings/confirm-button'
import { EditorButton, EditorPanel, useEditor } from '../../settings/editor'
import { PlusIcon } from '../../settings/section-icons'
import { Setting } from '../../settings/setting'
import { SettingForm } from '../../settings/setting-form'
import { useParts } from '../../theme/parts'
import { Button } from '../../ui/button'
import { sendVerification } from '../../users/address-to-verify'
import { EmailAddress } from '../../users/email-address'

/** Props of {@link EmailsSetting}. */
export interface EmailsSettingProps {
  user: CurrentUser
  channels: ContactChannel[]
}

/** Adds, verifies, uses and removes the email addresses of the user. */
export function EmailsSetting({ user, channels }: EmailsSettingProps) {
  const { t } = useMessages()
  const [status, setStatus] = useState<ReactNode>(null)
  const adding = useEditor({
    reauthenticationTitle: message('reauth.toChangeEmails'),
    prepare: () => setStatus(null),
  })
  useRefreshOnReturn(user.listContactChannels)

  async function add(email: string) {
    const channel = await user.createContactChannel({
      type: 'email',
      value: email,
      usedForAuth: false,
    })
    await sendVerification(channel)
    setStatus(message('emails.sent', { email }))
    adding.close()
  }

  return (
    <Setting
      label={t('emails.title')}
      value={channels.length === 0 && t('emails.none')}
      status={status}
      action={
        <EditorButton
          editor={adding}
          label={
            <>
              <PlusIcon />
              {t('emails.add')}
            </>
          }
        />
      }
    >
      <EditorPanel editor={adding}>
        <AddForm channels={channels} add={add} onCancel={adding.close} />
      </EditorPanel>
      {channels.length > 0 && (
        <ul className="stack-list">
          {inOrder(channels).map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              isOnlySignIn={channels.every(({ id, usedForAuth }) =>
                id === channel.id ? usedForAuth : !usedForAuth,
              )}
              say={setStatus}
            />
          ))}
        </ul>
      )}
    </Setting>
  )
}

/** Sorts the primary address first, then verified ones. */
function inOrder(channels: ContactChannel[]): ContactChannel[] {
  const rank = ({ isPrimary, isVerified }: ContactChannel) =>
    Number(!isPrimary) * 2 + Number(!isVerified)
  return [...channels].sort((a, b) => rank(a) - rank(b))
}

interface AddFormProps {
  channels: ContactChannel[]
  add: (email: string) => Promise<void>
  onCancel: () => void
}

function AddForm({ channels, add, onCancel }: AddFormProps) {
  const { t } = useMessages()
  const form = useEmailForm({
    findProblem(email) {
      const isKnown = channels.some(({ value }) => value.toLowerCase() === email.toLowerCase())
      return isKnown ? message('emails.known') : undefined
    },
    submit: add,
  })
  return (
    <SettingForm
      form={form}
      saveLabel={t('setting.add')}
      savingLabel={t('emails.adding')}
      onCancel={onCancel}
    >
      <EmailField autoComplete="email" error={form.problemOf('email')} />
    </SettingForm>
  )
}

interface ChannelRowProps {
  channel: ContactChannel
  /** The only address for sign-in, which can't be removed. */
  isOnlySignIn: boolean
  say: (status: ReactNode) => void
}

function ChannelRow({ channel, isOnlySignIn, say }: ChannelRowProps) {
  const { t } = useMessages()
  const panel = useInPlace()
  const email = channel.value
  const verifying = useAction(async () => {
    say(null)
    const isSent = await sendVerification(channel)
    say(message(isSent ? 'emails.sent' : 'emails.verified', { email }))
  })

  function toggle() {
    say(null)
    if (panel.isOpen) panel.close()
    else panel.open()
  }

  return (
    <li className="stack-list__email">
      <EmailAddress email={email} />
      <Button
        ref={panel.trigger}
        variant="outline"
        context={email}
        aria-expanded={panel.isOpen}
        onClick={toggle}
      >
        {t(panel.isOpen ? 'setting.close' : 'setting.manage')}
      </Button>
      <ChannelBadges channel={channel} verifying={verifying} />
      {verifying.failure !== null && (
        <div className="stack-list__more">
          <FailureNotice error={verifying.failure} />
        </div>
      )}
      {panel.isOpen && (
        <div ref={panel.panel} className="stack-list__more">
          <ChannelActions
            channel={channel}
            isOnlySignIn={isOnlySignIn}
            onDone={(status) => {
              say(status)
              panel.close()
            }}
          />
        </div>
      )}
    </li>
  )
}

/** State of an address, with a link to verify it. */
function ChannelBadges({ channel, verifying }: { channel: ContactChannel; verifying: Action<[]> }) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const isPending = verifying.status === 'pending'
  return (
    <span className="stack-badges">
      {channel.isPrimary && <span className="stack-badge">{t('emails.primary')}</span>}
      {channel.usedForAuth && <span className="stack-badge">{t('emails.signIn')}</span>}
      {!channel.isVerified && (
        <>
          <span className="stack-badge stack-badge--warning">{t('emails.unverified')}</span>
          <button
            type="button"
            className={classOf('link', 'stack-link')}
            aria-busy={isPending || undefined}
            onClick={() => isPending || void verifying.run()}
          >
            {t('verification.verify')}{' '}
            <span className="stack-visually-hidden">{channel.value}</span>
          </button>
        </>
      )}
    </span>
  )
}

interface ChannelActionsProps {
  channel: ContactChannel
  isOnlySignIn: boolean
  onDone: (status: ReactNode) => void
}

function ChannelActions({ channel, isOnlySignIn, onDone }: ChannelActionsProps) {
  const { t } = useMessages()
  const { value: email, isPrimary, isVerified, usedForAuth } = channel
  const reauthenticated = useReauthenticatedAction(
    async (run: () => Promise<ReactNode>) => onDone(await run()),
    message('reauth.toChangeEmails'),
  )

  async function makePrimary() {
    await channel.update({ isPrimary: true })
    return message('emails.isPrimary', { email })
  }

  async function putToUse() {
    await channel.update({ usedForAuth: true })
    return message('emails.isUsed', { email })
  }

  async function stopUsing() {
    await channel.update({ usedForAuth: false })
    return message('emails.stopped', { email })
  }

  return (
    <>
      {isOnlySignIn && <p className="stack-text">{t('emails.onlyOne')}</p>}
      {!isPrimary && !isVerified && <p className="stack-text">{t('emails.needsVerification')}</p>}
      <div className="stack-buttons" aria-busy={reauthenticated.status === 'pending' || undefined}>
        {!isPrimary && isVerified && (
          <Button variant="outline" onClick={() => void reauthenticated.run(makePrimary)}>
            {t('emails.makePrimary')}
          </Button>
        )}
        {!usedForAuth && isVerified && (
          <Button variant="outline" onClick={() => void reauthenticated.run(putToUse)}>
            {t('emails.use')}
          </Button>
        )}
        {usedForAuth && !isOnlySignIn && (
          <Button variant="outline" onClick={() => void reauthenticated.run(stopUsing)}>
            {t('emails.stop')}
          </Button>
        )}
        {!isOnlySignIn && <RemoveChannelButton channel={channel} />}
      </div>
      <FailureNotice error={reauthenticated.failure} />
    </>
  )
}

function RemoveChannelButton({ channel }: { channel: ContactChannel }) {
  const { t } = useMessages()
  const email = channel.value
  return (
    <ConfirmButton
      reauthenticationTitle={message('reauth.toChangeEmails')}
      label={t('setting.remove')}
      context={email}
      title={t('emails.removeTitle', { email })}
      text={t('emails.removeText')}
      confirmLabel={t('emails.removeConfirm')}
      pendingLabel={t('setting.removing')}
      run={channel.delete}
    />
  )
}
