import { useMessages } from '../../i18n/use-messages'
import { useQuery } from '../../location/use-query'

/** Content of `InvitationLine`; nothing on the way to another page. */
export function InvitationText({ noted }: { noted: string }) {
  const { t } = useMessages()
  const current = useQuery(undefined)('after_auth_return_to')
  // Written by `noteInvitation`.
  const { team, inviter, returnTo } = JSON.parse(noted)
  if (current !== returnTo) return null
  return <p>{inviter ? t('invitation.from', { inviter, team }) : t('invitation.to', { team })}</p>
}
