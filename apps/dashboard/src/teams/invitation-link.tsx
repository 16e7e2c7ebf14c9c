import type { ServerTeamInvitation } from '@app/core/server'
import { useState } from 'react'
import { ActionError } from '../ui/action-error'
import { CopyButton } from '../ui/copy-button'
import { useAction } from '../ui/use-action'

interface InvitationLinkProps {
  link: ReturnType<typeof useInvitationLink>
  /** Invited address. */
  name: string
}

/** Row with the link of an invitation, once it was created. */
export function InvitationLink({ link: { url, isCopied, action }, name }: InvitationLinkProps) {
  if (url === null && action.error === null && !action.isPending) return null
  return (
    <tr className="continued">
      <td colSpan={5}>
        {url !== null && (
          <p className="with-button">
            <code>{url}</code>
            <CopyButton name={`invitation link of ${name}`} text={url} isIcon />
          </p>
        )}
        <p className="hint" role="status">
          {action.isPending
            ? 'Creating the link…'
            : isCopied && `Copied. The link is only for ${name}, and works once.`}
        </p>
        <ActionError action={action} />
      </td>
    </tr>
  )
}

/** Returns the link of an invitation once it was created, and whether it was copied. Sent again, it has none. */
export function useInvitationLink(
  invitation: ServerTeamInvitation,
  callbackUrl: string | undefined,
) {
  const action = useAction()
  const [created, setCreated] = useState<{ id: string; url: string } | null>(null)
  const [isCopied, setIsCopied] = useState(false)
  const url = created?.id === invitation.id ? created.url : null

  async function create() {
    const link = url ?? (await invitation.createLink({ callbackUrl }))
    setCreated({ id: invitation.id, url: link })
    setIsCopied(await tryCopy(link))
  }

  return { url, isCopied, action, copy: () => void action.run(create) }
}

/** Copies a text, and returns whether the browser allowed it. */
async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The link is shown with a button that copies it.
    return false
  }
}
