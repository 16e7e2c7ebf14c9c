export { AdminApp, type AdminAppConstructor } from './apps/admin-app'
export type { AdminAppOptions, AdminKeyOptions, AdminOwnerOptions } from './apps/admin-options'
export type { AdminOwnedProject, CurrentInternalUser } from './apps/owned-projects'
export { OwnerApp, type OwnerAppConstructor, type OwnerAppOptions } from './apps/owner-app'
export type {
  AdminDomainConfig,
  AdminEmailConfig,
  AdminOAuthProviderConfig,
  AdminProject,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectCreateOptions,
  AdminProjectUpdateOptions,
  EmailConfig,
  OAuthAccountMergeStrategy,
} from './entities/admin-project'
export type {
  ApiKey,
  ApiKeyBase,
  ApiKeyCreateOptions,
  ApiKeyFirstView,
} from './entities/api-key'
export type {
  AdminEmailTemplate,
  AdminSentEmail,
  EmailTemplateType,
  EmailTemplateUpdateOptions,
  SendTestEmailOptions,
} from './entities/email'
export type { DailyActivity, ProjectMetrics } from './entities/metrics'
export type {
  ProjectPermission as AdminProjectPermission,
  TeamPermission as AdminTeamPermission,
} from './entities/permission'
// One shape under two names, so that code says which of the two it means.
export type {
  PermissionDefinition as AdminProjectPermissionDefinition,
  PermissionDefinition as AdminTeamPermissionDefinition,
  PermissionDefinitionCreateOptions as AdminProjectPermissionDefinitionCreateOptions,
  PermissionDefinitionCreateOptions as AdminTeamPermissionDefinitionCreateOptions,
  PermissionDefinitionUpdateOptions as AdminProjectPermissionDefinitionUpdateOptions,
  PermissionDefinitionUpdateOptions as AdminTeamPermissionDefinitionUpdateOptions,
} from './entities/permission-definition'
export type { ProductionModeError } from './entities/production-mode'
export type {
  ListSecurityEventsOptions,
  SecurityEvent,
  SecurityEventActor,
  SecurityEventPage,
  SecurityEventType,
} from './entities/security-event'
export type { SecuritySettings, SecuritySettingsUpdateOptions } from './entities/security-settings'
export type { SessionSettings, SessionSettingsUpdateOptions } from './entities/session-settings'
export type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointCreateOptions,
  WebhookEndpointFirstView,
  WebhookEndpointUpdateOptions,
  WebhookEventType,
} from './entities/webhook-endpoint'
export type { OwnerSession } from './session/with-owner'
