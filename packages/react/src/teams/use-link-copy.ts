import { HttpError, type TeamInvitation } from '@app/core'
import { type ReactNode, useRef, useState } from 'react'
import { useAction } from '../forms/use-action'
import { message } from '../i18n/message'

/** Returns the action that copies a link of an invitation, and the link if it must be copied by hand. */
export function useLinkCopy(invitation: TeamInvitation, say: (status: ReactNode) => void) {
  // The same for a second press, as each link is another secret.
  const link = useRef<string>(undefined)
  const [shownLink, setShownLink] = useState<string | null>(null)
  const email = invitation.recipientEmail ?? ''
  const copying = useAction(async () => {
    say(null)
    try {
      link.current ??= await invitation.createLink()
    } catch (error) {
      if (!isNotOffered(error)) throw error
      return say(message('team.noLinks', { email }))
    }
    try {
      await navigator.clipboard.writeText(link.current)
      say(message('team.linkCopied', { email }))
    } catch {
      // Refused, or not offered without HTTPS.
      setShownLink(link.current)
    }
  })
  return { copying, shownLink }
}

/** Returns whether the service has no such endpoint, as it is older or another one. */
function isNotOffered(error: unknown): boolean {
  return error instanceof HttpError && [404, 405].includes(error.status)
}
