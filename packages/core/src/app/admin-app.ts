import {
  type ApiKey,
  type ApiKeyCreateOptions,
  type ApiKeyFirstView,
  createApiKey,
} from '../api-keys/api-key'
import { declareReads, readsOf } from '../cache/present'
import {
  type AdminEmailTemplate,
  type AdminSentEmail,
  type EmailTemplateType,
  type EmailTemplateUpdateOptions,
  resetEmailTemplate,
  type SendTestEmailOptions,
  sendTestEmail,
  updateEmailTemplate,
} from '../emails/email'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import type { CallOptions } from '../lib/call-options'
import type { Result } from '../lib/result'
import {
  type PermissionDefinition,
  type PermissionDefinitionCreateOptions,
  type PermissionDefinitionUpdateOptions,
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from '../permissions/permission-definition'
import type { AdminProject } from '../projects/admin-project'
import type { ProjectMetrics } from '../projects/metrics'
import {
  fetchSecuritySettings,
  type SecuritySettings,
  type SecuritySettingsUpdateOptions,
  updateSecuritySettings,
} from '../projects/security-settings'
import {
  fetchSessionSettings,
  type SessionSettings,
  type SessionSettingsUpdateOptions,
  updateSessionSettings,
} from '../projects/session-settings'
import { fetchIsTestProject, setTestProject } from '../projects/test-project'
import {
  fetchSecurityEvents,
  type ListSecurityEventsOptions,
  type SecurityEventPage,
} from '../security-events/security-event'
import {
  createWebhookEndpoint,
  fetchWebhookEndpoints,
  type WebhookEndpoint,
  type WebhookEndpointCreateOptions,
  type WebhookEndpointFirstView,
} from '../webhooks/webhook-endpoint'
import { type AdminAppOptions, toAdminKeys, toServerOptions } from './admin-options'
import { createAdminReads } from './admin-reads'
import type { AdminScope } from './context-of'
import { contextOf, rememberAdminScope, serverScopeOf } from './context-of'
import { ServerApp } from './server-app'

/** An {@link AdminApp} by itself, before view libraries add their members. */
class AdminAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ServerApp<HasTokenStore, ProjectId> {
  readonly #scope: AdminScope
  readonly #reads: ReturnType<typeof createAdminReads>

  constructor(options: AdminAppOptions<HasTokenStore, ProjectId>) {
    super(toServerOptions(options))
    const { httpWith, settings } = contextOf(this)
    const serverScope = serverScopeOf(this)
    const keys = settings.openedBy ? {} : toAdminKeys(settings.projectId, options)
    this.#scope = {
      ...serverScope,
      projectId: settings.projectId,
      admin: httpWith('admin', undefined, keys),
      now: settings.now,
      outdateProject: () => serverScope.reads.outdate('project'),
    }
    rememberAdminScope(this, this.#scope)
    bindMethods(this, AdminAppClass)
    this.#reads = createAdminReads(this.#scope)
    declareReads(this, { ...readsOf(this), ...this.#reads })
  }

  /** Fetches the project with all that its owners may see. */
  override getProject({ signal }: CallOptions = {}): Promise<AdminProject> {
    return abortable(this.#reads.getProject().refresh(), signal)
  }

  /** Fetches the sets of keys of the project, newest first. */
  listApiKeys({ signal }: CallOptions = {}): Promise<ApiKey[]> {
    return abortable(this.#reads.listApiKeys().refresh(), signal)
  }

  /** Makes a set of keys; its keys are shown this once. */
  createApiKey(options: ApiKeyCreateOptions): Promise<ApiKeyFirstView> {
    return createApiKey(this.#scope, options)
  }

  /** Fetches the permissions users can hold in teams, system permissions included. */
  listTeamPermissionDefinitions({ signal }: CallOptions = {}): Promise<PermissionDefinition[]> {
    return abortable(this.#reads.listTeamPermissionDefinitions().refresh(), signal)
  }

  /**
   * Makes a permission users can hold in teams.
   *
   * @throws `KnownErrors.ContainedPermissionNotFound`
   */
  createTeamPermissionDefinition(
    options: PermissionDefinitionCreateOptions,
  ): Promise<PermissionDefinition> {
    return teamPermissionDefinitions.create(this.#scope, options)
  }

  /**
   * Changes a permission of teams; whoever holds it holds it on, also under a new id.
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

  /** Takes the permission from everybody. @throws `KnownErrors.PermissionNotFound` */
  deleteTeamPermissionDefinition(permissionId: string, options?: CallOptions): Promise<void> {
    return teamPermissionDefinitions.delete(this.#scope, permissionId, options)
  }

  /** Fetches the permissions users can hold in the whole project. */
  listProjectPermissionDefinitions({ signal }: CallOptions = {}): Promise<PermissionDefinition[]> {
    return abortable(this.#reads.listProjectPermissionDefinitions().refresh(), signal)
  }

  /**
   * Makes a permission users can hold in the whole project.
   *
   * @throws `KnownErrors.ContainedPermissionNotFound`
   */
  createProjectPermissionDefinition(
    options: PermissionDefinitionCreateOptions,
  ): Promise<PermissionDefinition> {
    return projectPermissionDefinitions.create(this.#scope, options)
  }

  /**
   * Changes a permission of the project; whoever holds it holds it on, also under a new id.
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

  /** Takes the permission from everybody. @throws `KnownErrors.PermissionNotFound` */
  deleteProjectPermissionDefinition(permissionId: string, options?: CallOptions): Promise<void> {
    return projectPermissionDefinitions.delete(this.#scope, permissionId, options)
  }

  /** Fetches what the four mails of the project say. */
  listEmailTemplates({ signal }: CallOptions = {}): Promise<AdminEmailTemplate[]> {
    return abortable(this.#reads.listEmailTemplates().refresh(), signal)
  }

  /** Changes what a mail says. Needs an e-mail server of the project's own. */
  updateEmailTemplate(
    type: EmailTemplateType,
    changes: EmailTemplateUpdateOptions,
    options?: CallOptions,
  ): Promise<void> {
    return updateEmailTemplate(this.#scope, type, changes, options)
  }

  /** Makes a mail say again what the service says. */
  resetEmailTemplate(type: EmailTemplateType, options?: CallOptions): Promise<void> {
    return resetEmailTemplate(this.#scope, type, options)
  }

  /** Fetches the newest hundred mails, newest first. */
  listSentEmails({ signal }: CallOptions = {}): Promise<AdminSentEmail[]> {
    return abortable(this.#reads.listSentEmails().refresh(), signal)
  }

  /** Tries an e-mail server out, without changing the project. */
  sendTestEmail(
    options: SendTestEmailOptions,
  ): Promise<Result<undefined, { errorMessage: string }>> {
    return sendTestEmail(this.#scope, options)
  }

  /** Fetches how much the project is used. */
  getMetrics({ signal }: CallOptions = {}): Promise<ProjectMetrics> {
    return abortable(this.#reads.getMetrics().refresh(), signal)
  }

  /** Fetches what happened to the security of the project in the last 90 days, newest first. */
  listSecurityEvents(options: ListSecurityEventsOptions = {}): Promise<SecurityEventPage> {
    return fetchSecurityEvents(this.#scope, options)
  }

  /** Asks whether this is a test project, with relaxed limits. */
  isTestProject(options: CallOptions = {}): Promise<boolean> {
    return fetchIsTestProject(this.#scope, options)
  }

  /**
   * Makes this a test project, where limits on sign-ups, attempts and mails are a hundred times as high, or
   * ends that. The service says so in its log and figures. Refused in production mode.
   */
  setTestProject(isTestProject: boolean, options: CallOptions = {}): Promise<void> {
    return setTestProject(this.#scope, isTestProject, options)
  }

  /** Asks whether refresh tokens of the project are replaced as they are used. */
  getSessionSettings(options: CallOptions = {}): Promise<SessionSettings> {
    return fetchSessionSettings(this.#scope, options)
  }

  /**
   * Chooses whether refresh tokens of the project are replaced as they are used, and answers what
   * that comes to. Turn it on when all apps of the project keep the new token, as this SDK does: others
   * sign their users out.
   */
  updateSessionSettings(
    changes: SessionSettingsUpdateOptions,
    options: CallOptions = {},
  ): Promise<SessionSettings> {
    return updateSessionSettings(this.#scope, changes, options)
  }

  /** Fetches the security settings of the project. */
  getSecuritySettings(options: CallOptions = {}): Promise<SecuritySettings> {
    return fetchSecuritySettings(this.#scope, options)
  }

  /** Changes security settings of the project and returns all of them. */
  updateSecuritySettings(
    changes: SecuritySettingsUpdateOptions,
    options: CallOptions = {},
  ): Promise<SecuritySettings> {
    return updateSecuritySettings(this.#scope, changes, options)
  }

  /** Fetches where the service sends what happens in the project, oldest first. */
  listWebhookEndpoints(options: CallOptions = {}): Promise<WebhookEndpoint[]> {
    return fetchWebhookEndpoints(this.#scope, options)
  }

  /** Makes an endpoint for webhooks; its secret is shown this once. */
  createWebhookEndpoint(options: WebhookEndpointCreateOptions): Promise<WebhookEndpointFirstView> {
    return createWebhookEndpoint(this.#scope, options)
  }

  /** Makes a token for the portal of the webhook provider (Svix). */
  getSvixToken({ signal }: CallOptions = {}): Promise<string> {
    return abortable(this.#reads.getSvixToken().refresh(), signal)
  }
}

/**
 * A `ServerApp` for owners of a project: sets it up and looks after it.
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

/** Makes an {@link AdminApp}: of `tokenStore: null` one whose calls say whose tokens they use. */
export interface AdminAppConstructor {
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = false, ProjectId extends string = string>(
    options: AdminAppOptions<HasTokenStore, ProjectId> & { tokenStore: null },
  ): AdminApp<HasTokenStore, ProjectId>
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = boolean, ProjectId extends string = string>(
    options: AdminAppOptions<HasTokenStore, ProjectId>,
  ): AdminApp<HasTokenStore, ProjectId>
  readonly prototype: AdminApp
}

// Whoever merged members into the type adds them to each object.
/** Makes an {@link AdminApp}. */
export const AdminApp = AdminAppClass as AdminAppConstructor
