import type { AdminDomainConfig } from '@app/core/admin'

/** Returns the URL of the page of an app that accepts team invitations. */
export function toInvitationUrl({ domain, handlerPath }: AdminDomainConfig): string {
  return `${domain}${handlerPath.replace(/\/$/, '')}/team-invitation`
}
