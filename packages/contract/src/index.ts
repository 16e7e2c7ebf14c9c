import type { z } from 'zod'
import { connectedAccountEndpoints } from './endpoints/connected-accounts'
import { contactChannelEndpoints } from './endpoints/contact-channels'
import { emailEndpoints } from './endpoints/emails'
import { jobEndpoints } from './endpoints/jobs'
import { projectPermissionEndpoints, teamPermissionEndpoints } from './endpoints/permissions'
import { apiKeyEndpoints } from './endpoints/projects/api-keys'
import { emailThemeEndpoints } from './endpoints/projects/email-theme'
import { projectFileEndpoints } from './endpoints/projects/project-file'
import { projectEndpoints } from './endpoints/projects/projects'
import { securitySettingEndpoints } from './endpoints/projects/security-settings'
import { sessionSettingEndpoints } from './endpoints/projects/session-settings'
import { testModeEndpoints } from './endpoints/projects/test-mode'
import { securityEventEndpoints } from './endpoints/security-events'
import { serviceEndpoints } from './endpoints/service'
import { sessionEndpoints } from './endpoints/sessions'
import { anonymousEndpoints } from './endpoints/sign-in/anonymous'
import { cliEndpoints } from './endpoints/sign-in/cli'
import { impersonationEndpoints } from './endpoints/sign-in/impersonation'
import { mfaEndpoints } from './endpoints/sign-in/mfa'
import { oauthEndpoints } from './endpoints/sign-in/oauth'
import { otpEndpoints } from './endpoints/sign-in/otp'
import { passkeyEndpoints } from './endpoints/sign-in/passkey'
import { passwordEndpoints } from './endpoints/sign-in/password'
import { recoveryCodeEndpoints } from './endpoints/sign-in/recovery-codes'
import { teamInvitationEndpoints } from './endpoints/teams/team-invitations'
import { teamMemberEndpoints } from './endpoints/teams/team-members'
import { teamEndpoints } from './endpoints/teams/teams'
import { userEndpoints } from './endpoints/users'
import { webhookEndpointEndpoints } from './endpoints/webhook-endpoints'
import type { AccessType } from './errors/known-errors'
import type { ByAccess, commonErrors, Endpoint } from './schema/endpoint'

export type { Json } from './lib/json'
export { isDomainListed, toAsciiDomain } from './schema/email-domain'
export { anyAccess, commonErrors, type Endpoint } from './schema/endpoint'
export * as fields from './schema/fields'
export { systemPermissionIds } from './schema/fields'
export type { HeaderName } from './schema/headers'
export * from './schema/lists'
export {
  type SignUpHookData,
  type SignUpHookResponse,
  signUpHookResponse,
} from './schema/sign-up-hook'
export { sizes } from './schema/sizes'

/** Every endpoint of the API below `/api/v1`, by method and path. */
export const contract = {
  ...passwordEndpoints,
  ...anonymousEndpoints,
  ...otpEndpoints,
  ...mfaEndpoints,
  ...passkeyEndpoints,
  ...oauthEndpoints,
  ...cliEndpoints,
  ...impersonationEndpoints,
  ...sessionEndpoints,
  ...contactChannelEndpoints,
  ...userEndpoints,
  ...recoveryCodeEndpoints,
  ...connectedAccountEndpoints,
  ...teamEndpoints,
  ...teamMemberEndpoints,
  ...teamInvitationEndpoints,
  ...teamPermissionEndpoints,
  ...projectPermissionEndpoints,
  ...projectEndpoints,
  ...apiKeyEndpoints,
  ...emailEndpoints,
  ...jobEndpoints,
  ...webhookEndpointEndpoints,
  ...securityEventEndpoints,
  ...projectFileEndpoints,
  ...emailThemeEndpoints,
  ...securitySettingEndpoints,
  ...sessionSettingEndpoints,
  ...testModeEndpoints,
  ...serviceEndpoints,
} satisfies Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>

/** Type of the contract. */
export type Contract = typeof contract

/** Name of an endpoint: its method and path. */
export type EndpointKey = keyof Contract

type ShapeOf<Part, Access extends AccessType> = Part extends z.ZodType
  ? z.output<Part>
  : Part extends ByAccess
    ? z.output<Part[Access]>
    : never

type PartOf<Key extends EndpointKey, Name extends keyof Endpoint> = Contract[Key] extends {
  [N in Name]: infer Part
}
  ? Part
  : never

type Given<Name extends string, Value> = [Value] extends [never] ? unknown : { [N in Name]: Value }

/** Parts of a request: `path`, `query`, `headers` and `body`, each only if the endpoint has it. */
export type RequestOf<Key extends EndpointKey, Access extends AccessType = 'client'> = Given<
  'path',
  ShapeOf<PartOf<Key, 'path'>, Access>
> &
  Given<'query', ShapeOf<PartOf<Key, 'query'>, Access>> &
  Given<'headers', ShapeOf<PartOf<Key, 'headers'>, Access>> &
  Given<'body', ShapeOf<PartOf<Key, 'body'>, Access>>

/** Body of a successful response. */
export type ResponseOf<Key extends EndpointKey, Access extends AccessType = 'client'> = ShapeOf<
  PartOf<Key, 'response'>,
  Access
>

/** Codes of the known errors that an endpoint declares. */
export type ErrorCodeOf<Key extends EndpointKey> = Contract[Key]['errors'][number]

/** Codes of the known errors that any endpoint can respond with. */
export type CommonErrorCode = (typeof commonErrors)[number]
