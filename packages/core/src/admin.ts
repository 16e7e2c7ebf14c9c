export type {
  EmailTemplateType,
  SecurityEventType,
  SentEmailType,
  WebhookEventType,
} from '@app/contract/lists'
export type { ProductionModeError } from '@app/contract/production-mode'
export type {
  ApiKey,
  ApiKeyBase,
  ApiKeyCreateOptions,
  ApiKeyFirstView,
} from './api-keys/api-key'
export { AdminApp, type AdminAppConstructor } from './app/admin/admin-app'
export type { AdminAppOptions, AdminKeyOptions, AdminOwnerOptions } from './app/admin/admin-options'
export type { AdminOwnedProject, CurrentInternalUser } from './app/admin/owned-projects'
export { OwnerApp, type OwnerAppConstructor, type OwnerAppOptions } from './app/admin/owner-app'
export type {
  AdminEmailTemplate,
  EmailTemplatePreview,
  EmailTemplatePreviewOptions,
  EmailTemplateUpdateOptions,
  SendTestEmailOptions,
} from './emails/email'
export type {
  AdminSentEmail,
  AdminSentEmailContent,
  AdminSentEmailPage,
  ListSentEmailsOptions,
} from './emails/sent-email'
export type {
  ProjectPermission as AdminProjectPermission,
  TeamPermission as AdminTeamPermission,
} from './permissions/permission'
// One shape under two names, so that code can state which kind of permission it means.
export type {
  PermissionDefinition as AdminProjectPermissionDefinition,
  PermissionDefinition as AdminTeamPermissionDefinition,
  PermissionDefinitionCreateOptions as AdminProjectPermissionDefinitionCreateOptions,
  PermissionDefinitionCreateOptions as AdminTeamPermissionDefinitionCreateOptions,
  PermissionDefinitionUpdateOptions as AdminProjectPermissionDefinitionUpdateOptions,
  PermissionDefinitionUpdateOptions as AdminTeamPermissionDefinitionUpdateOptions,
} from './permissions/permission-definition'
export type {
  AdminProject,
  AdminProjectCreateOptions,
  AdminProjectUpdateOptions,
} from './projects/admin-project'
export type {
  AdminDomainConfig,
  AdminOAuthProviderConfig,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  OAuthAccountMergeStrategy,
} from './projects/admin-project-config'
export type { AdminEmailConfig, EmailConfig } from './projects/email-config'
export type { EmailTheme, EmailThemeUpdateOptions } from './projects/email-theme'
export type { DailyActivity, GetMetricsOptions, ProjectMetrics } from './projects/metrics'
export type {
  SecuritySettings,
  SecuritySettingsUpdateOptions,
  SignUpHook,
} from './projects/security-settings'
export type { SessionSettings, SessionSettingsUpdateOptions } from './projects/session-settings'
export type {
  ListSecurityEventsOptions,
  NamedUser,
  SecurityEvent,
  SecurityEventActor,
  SecurityEventPage,
} from './security-events/security-event'
export type { OwnerSession } from './session/with-owner'
export type {
  ListTeamSummariesOptions,
  TeamSummary,
  TeamSummaryPage,
} from './teams/team-summary'
export type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointCreateOptions,
  WebhookEndpointFirstView,
  WebhookEndpointUpdateOptions,
} from './webhooks/webhook-endpoint'
