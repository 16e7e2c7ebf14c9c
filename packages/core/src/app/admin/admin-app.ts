import type { EmailTemplateType } from '@app/contract/lists'
import {
  type ApiKey,
  type ApiKeyCreateOptions,
  type ApiKeyFirstView,
  createApiKey,
} from '../../api-keys/api-key'
import { declareReads, readsOf } from '../../cache/reads'
import type { Scope } from '../../context/scope'
import {
  type AdminEmailTemplate,
  type EmailTemplatePreview,
  type EmailTemplatePreviewOptions,
  type EmailTemplateUpdateOptions,
  previewEmailTemplate,
  resetEmailTemplate,
  type SendTestEmailOptions,
  sendTestEmail,
  updateEmailTemplate,
} from '../../emails/email'
import type {
  AdminSentEmailContent,
  AdminSentEmailPage,
  ListSentEmailsOptions,
} from '../../emails/sent-email'
import { abortable } from '../../lib/abortable'
import { bindMethods } from '../../lib/bind-methods'
import type { CallOptions } from '../../lib/call-options'
import type { Result } from '../../lib/result'
import {
  type PermissionDefinition,
  type PermissionDefinitionCreateOptions,
  type PermissionDefinitionUpdateOptions,
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from '../../permissions/permission-definition'
import type { AdminProject } from '../../projects/admin-project'
import {
  type EmailTheme,
  type EmailThemeUpdateOptions,
  updateEmailTheme,
} from '../../projects/email-theme'
import type { GetMetricsOptions, ProjectMetrics } from '../../projects/metrics'
import {
  type SecuritySettings,
  type SecuritySettingsUpdateOptions,
  updateSecuritySettings,
} from '../../projects/security-settings'
import {
  type SessionSettings,
  type SessionSettingsUpdateOptions,
  updateSessionSettings,
} from '../../projects/session-settings'
import { setTestProject } from '../../projects/test-project'
import type {
  ListSecurityEventsOptions,
  SecurityEventPage,
} from '../../security-events/security-event'
import type { ListTeamSummariesOptions, TeamSummaryPage } from '../../teams/team-summary'
import type { HasStore, TokenStoreInit } from '../../token-store/create'
import {
  createWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointCreateOptions,
  type WebhookEndpointFirstView,
} from '../../webhooks/webhook-endpoint'
import { createAdminScope } from '../scopes'
import { BaseServerApp } from '../server-app'
import { type AdminAppOptions, toServerOptions } from './admin-options'
import { createAdminReads } from './admin-reads'

/** Implementation of {@link AdminApp}, without the members that view libraries add. */
class AdminAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends BaseServerApp<HasTokenStore, ProjectId> {
  readonly #scope: Scope<'server' | 'admin'>
  readonly #reads: ReturnType<typeof createAdminReads>

  constructor(options: AdminAppOptions<HasTokenStore, ProjectId>) {
    super(toServerOptions(options))
    this.#scope = createAdminScope(this.context)
    bindMethods(this, AdminAppClass)
    this.#reads = createAdminReads(this.#scope)
    declareReads(this, { ...readsOf(this), ...this.#reads })
  }

  /** Fetches the project with the fields only its owners can see. */
  override getProject({ signal }: CallOptions = {}): Promise<AdminProject> {
    return abortable(this.#reads.getProject().refresh(), signal)
  }

  /** Fetches the API keys of the project, newest first. */
  listApiKeys({ signal }: CallOptions = {}): Promise<ApiKey[]> {
    return abortable(this.#reads.listApiKeys().refresh(), signal)
  }

  /** Creates a set of API keys. The returned object is the only one that contains them. */
  createApiKey(options: ApiKeyCreateOptions): Promise<ApiKeyFirstView> {
    return createApiKey(this.#scope, options)
  }

  /** Fetches the definitions of team permissions, system permissions included. */
  listTeamPermissionDefinitions({ signal }: CallOptions = {}): Promise<PermissionDefinition[]> {
    return abortable(this.#reads.listTeamPermissionDefinitions().refresh(), signal)
  }

  /**
   * Defines a team permission.
   *
   * @throws `KnownErrors.ContainedPermissionNotFound`
   */
  createTeamPermissionDefinition(
    options: PermissionDefinitionCreateOptions,
  ): Promise<PermissionDefinition> {
    return teamPermissionDefinitions.create(this.#scope, options)
  }

  /**
   * Updates a team permission. Existing grants are kept, even if the id changes.
   *
   * @throws `KnownErrors.PermissionNotFound`, also for system permissions.
   */
  updateTeamPermissionDefinition(
    permissionId: string,
    changes: PermissionDefinitionUpdateOptions,
    options?: CallOptions,
  ): Promise<void> {
    return teamPermissionDefinitions.update(this.#scope, permissionId, changes, options)
  }

  /**
   * Deletes a team permission and all its grants.
   *
   * @throws `KnownErrors.PermissionNotFound`
   */
  deleteTeamPermissionDefinition(permissionId: string, options?: CallOptions): Promise<void> {
    return teamPermissionDefinitions.delete(this.#scope, permissionId, options)
  }

  /** Fetches the definitions of project permissions. */
  listProjectPermissionDefinitions({ signal }: CallOptions = {}): Promise<PermissionDefinition[]> {
    return abortable(this.#reads.listProjectPermissionDefinitions().refresh(), signal)
  }

  /**
   * Defines a project permission.
   *
   * @throws `KnownErrors.ContainedPermissionNotFound`
   */
  createProjectPermissionDefinition(
    options: PermissionDefinitionCreateOptions,
  ): Promise<PermissionDefinition> {
    return projectPermissionDefinitions.create(this.#scope, options)
  }

  /**
   * Updates a project permission. Existing grants are kept, even if the id changes.
   *
   * @throws `KnownErrors.PermissionNotFound`
   */
  updateProjectPermissionDefinition(
    permissionId: string,
    changes: PermissionDefinitionUpdateOptions,
    options?: CallOptions,
  ): Promise<void> {
    return projectPermissionDefinitions.update(this.#scope, permissionId, changes, options)
  }

  /**
   * Deletes a project permission and all its grants.
   *
   * @throws `KnownErrors.PermissionNotFound`
   */
  deleteProjectPermissionDefinition(permissionId: string, options?: CallOptions): Promise<void> {
    return projectPermissionDefinitions.delete(this.#scope, permissionId, options)
  }

  /** Fetches the four email templates of the project. */
  listEmailTemplates({ signal }: CallOptions = {}): Promise<AdminEmailTemplate[]> {
    return abortable(this.#reads.listEmailTemplates().refresh(), signal)
  }

  /**
   * Updates an email template. If the service lets any user create projects, the project must use
   * its own email server.
   */
  updateEmailTemplate(
    type: EmailTemplateType,
    changes: EmailTemplateUpdateOptions,
    options?: CallOptions,
  ): Promise<void> {
    return updateEmailTemplate(this.#scope, type, changes, options)
  }

  /** Renders an email template with example values, without saving it. */
  previewEmailTemplate(
    type: EmailTemplateType,
    template: EmailTemplatePreviewOptions = {},
    options?: CallOptions,
  ): Promise<EmailTemplatePreview> {
    return previewEmailTemplate(this.#scope, type, template, options)
  }

  /** Resets an email template to the default. */
  resetEmailTemplate(type: EmailTemplateType, options?: CallOptions): Promise<void> {
    return resetEmailTemplate(this.#scope, type, options)
  }

  /** Fetches the emails of the last 90 days, newest first: the latest 100, or a page of them. */
  listSentEmails(options: ListSentEmailsOptions = {}): Promise<AdminSentEmailPage> {
    return abortable(this.#reads.listSentEmails(options).refresh(), options.signal)
  }

  /** Fetches a sent email, with its content if it is kept; `null` if there is none with this id. */
  getSentEmail(id: string, { signal }: CallOptions = {}): Promise<AdminSentEmailContent | null> {
    return abortable(this.#reads.getSentEmail(id).refresh(), signal)
  }

  /** Sends a test email as the project sends its emails, or through another email server without saving it. */
  sendTestEmail(
    options: SendTestEmailOptions,
  ): Promise<Result<undefined, { errorMessage: string }>> {
    return sendTestEmail(this.#scope, options)
  }

  /** Fetches usage metrics of the project. */
  getMetrics(options: GetMetricsOptions = {}): Promise<ProjectMetrics> {
    return abortable(this.#reads.getMetrics(options).refresh(), options.signal)
  }

  /** Fetches the security log of the last 90 days, newest first. */
  listSecurityEvents(options: ListSecurityEventsOptions = {}): Promise<SecurityEventPage> {
    return abortable(this.#reads.listSecurityEvents(options).refresh(), options.signal)
  }

  /** Fetches a page of the project's teams with their sizes, oldest first by default. */
  listTeamSummaries(options: ListTeamSummariesOptions = {}): Promise<TeamSummaryPage> {
    return abortable(this.#reads.listTeamSummaries(options).refresh(), options.signal)
  }

  /** Fetches whether this is a test project, with relaxed rate limits. */
  isTestProject({ signal }: CallOptions = {}): Promise<boolean> {
    return abortable(this.#reads.isTestProject().refresh(), signal)
  }

  /**
   * Turns test mode on or off. In test mode, rate limits for sign-ups, attempts and emails are a
   * hundred times as high, and the service reports the mode in logs and metrics. Refused in
   * production mode.
   */
  setTestProject(isTestProject: boolean, options: CallOptions = {}): Promise<void> {
    return setTestProject(this.#scope, isTestProject, options)
  }

  /** Fetches whether refresh tokens of the project rotate. */
  getSessionSettings({ signal }: CallOptions = {}): Promise<SessionSettings> {
    return abortable(this.#reads.getSessionSettings().refresh(), signal)
  }

  /**
   * Chooses whether refresh tokens of the project rotate, and returns the resulting settings. Turn
   * rotation on only when all clients of the project store the new token, as this SDK does: others
   * sign their users out.
   */
  updateSessionSettings(
    changes: SessionSettingsUpdateOptions,
    options: CallOptions = {},
  ): Promise<SessionSettings> {
    return updateSessionSettings(this.#scope, changes, options)
  }

  /** Fetches the security settings of the project. */
  getSecuritySettings({ signal }: CallOptions = {}): Promise<SecuritySettings> {
    return abortable(this.#reads.getSecuritySettings().refresh(), signal)
  }

  /** Updates security settings of the project and returns all of them. */
  updateSecuritySettings(
    changes: SecuritySettingsUpdateOptions,
    options: CallOptions = {},
  ): Promise<SecuritySettings> {
    return updateSecuritySettings(this.#scope, changes, options)
  }

  /** Fetches logo and color of the emails of the project. */
  getEmailTheme({ signal }: CallOptions = {}): Promise<EmailTheme> {
    return abortable(this.#reads.getEmailTheme().refresh(), signal)
  }

  /** Updates logo and color of the emails of the project and returns both. */
  updateEmailTheme(
    changes: EmailThemeUpdateOptions,
    options: CallOptions = {},
  ): Promise<EmailTheme> {
    return updateEmailTheme(this.#scope, changes, options)
  }

  /** Fetches the webhook endpoints of the project, oldest first. */
  listWebhookEndpoints({ signal }: CallOptions = {}): Promise<WebhookEndpoint[]> {
    return abortable(this.#reads.listWebhookEndpoints().refresh(), signal)
  }

  /** Creates a webhook endpoint. The returned object is the only one that contains the secret. */
  createWebhookEndpoint(options: WebhookEndpointCreateOptions): Promise<WebhookEndpointFirstView> {
    return createWebhookEndpoint(this.#scope, options)
  }

  /** Creates a token for the portal of the webhook provider (Svix). */
  getSvixToken({ signal }: CallOptions = {}): Promise<string> {
    return abortable(this.#reads.getSvixToken().refresh(), signal)
  }
}

/**
 * A `ServerApp` for owners of a project, to configure and manage it.
 *
 * @example
 * const app = new AdminApp({
 *   baseUrl: 'https://auth.example.com',
 *   projectId: '00000000-0000-4000-8000-00000000de30',
 *   publishableClientKey: 'pck_…',
 *   secretServerKey: 'ssk_…',
 *   superSecretAdminKey: 'sak_…',
 *   tokenStore: null,
 * })
 * const project = await app.getProject()
 * await project.update({ config: { passkeyEnabled: true } })
 */
export interface AdminApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends AdminAppClass<HasTokenStore, ProjectId> {}

/**
 * Constructor of {@link AdminApp}. With `tokenStore: null`, calls that need tokens require them as
 * an argument.
 */
export interface AdminAppConstructor {
  /**
   * Creates an app.
   *
   * @throws {UsageError} if an option is missing or invalid.
   */
  new <
    HasTokenStore extends boolean = boolean,
    ProjectId extends string = string,
    Init extends TokenStoreInit<HasTokenStore> = TokenStoreInit<HasTokenStore>,
  >(
    options: AdminAppOptions<HasTokenStore, ProjectId> & { tokenStore: Init },
  ): AdminApp<HasStore<Init, HasTokenStore>, ProjectId>
  /** Prototype of the class. */
  readonly prototype: AdminApp
}

// View libraries that add members to the type also add them to each object.
/** Creates an {@link AdminApp}. */
export const AdminApp = AdminAppClass as AdminAppConstructor
