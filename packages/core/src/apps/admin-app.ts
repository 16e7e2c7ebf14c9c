import { declareReads, readsOf } from '../cache/present'
import type { Resource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import { type AdminProject, fetchAdminProject } from '../entities/admin-project'
import {
  type ApiKey,
  type ApiKeyCreateOptions,
  type ApiKeyFirstView,
  createApiKey,
  fetchApiKeys,
} from '../entities/api-key'
import {
  type AdminEmailTemplate,
  type AdminSentEmail,
  type EmailTemplateType,
  type EmailTemplateUpdateOptions,
  fetchEmailTemplates,
  fetchSentEmails,
  resetEmailTemplate,
  type SendTestEmailOptions,
  sendTestEmail,
  updateEmailTemplate,
} from '../entities/email'
import { fetchMetrics, type ProjectMetrics } from '../entities/metrics'
import {
  type PermissionDefinition,
  type PermissionDefinitionCreateOptions,
  type PermissionDefinitionUpdateOptions,
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from '../entities/permission-definition'
import {
  fetchSecurityEvents,
  type ListSecurityEventsOptions,
  type SecurityEventPage,
} from '../entities/security-event'
import { fetchIsTestProject, setTestProject } from '../entities/test-project'
import {
  createWebhookEndpoint,
  fetchWebhookEndpoints,
  type WebhookEndpoint,
  type WebhookEndpointCreateOptions,
  type WebhookEndpointFirstView,
} from '../entities/webhook-endpoint'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import type { CallOptions } from '../lib/call-options'
import type { Result } from '../lib/result'
import { type AdminAppOptions, toAdminKeys, toServerOptions } from './admin-options'
import { contextOf, rememberAdminScope, serverScopeOf } from './context-of'
import { ServerApp } from './server-app'
import type { AdminScope } from './server-scope'

/** An {@link AdminApp} by itself, before view libraries add their members. */
class AdminAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ServerApp<HasTokenStore, ProjectId> {
  readonly #scope: AdminScope

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
    declareReads(this, {
      ...readsOf(this),
      getProject: () => this.#project(),
      listApiKeys: () => this.#apiKeys(),
      listTeamPermissionDefinitions: () => this.#teamPermissionDefinitions(),
      listProjectPermissionDefinitions: () => this.#projectPermissionDefinitions(),
      listEmailTemplates: () => this.#emailTemplates(),
      listSentEmails: () => this.#sentEmails(),
      getMetrics: () => this.#metrics(),
      getSvixToken: () => this.#svixToken(),
    })
  }

  /** Fetches the project with all that its owners may see. */
  override getProject({ signal }: CallOptions = {}): Promise<AdminProject> {
    return abortable(this.#project().refresh(), signal)
  }

  /** Fetches the sets of keys of the project, newest first. */
  listApiKeys({ signal }: CallOptions = {}): Promise<ApiKey[]> {
    return abortable(this.#apiKeys().refresh(), signal)
  }

  /** Makes a set of keys; its keys are shown this once. */
  createApiKey(options: ApiKeyCreateOptions): Promise<ApiKeyFirstView> {
    return createApiKey(this.#scope, options)
  }

  /** Fetches the permissions users can hold in teams, system permissions included. */
  listTeamPermissionDefinitions({ signal }: CallOptions = {}): Promise<PermissionDefinition[]> {
    return abortable(this.#teamPermissionDefinitions().refresh(), signal)
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
    return abortable(this.#projectPermissionDefinitions().refresh(), signal)
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
    return abortable(this.#emailTemplates().refresh(), signal)
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
    return abortable(this.#sentEmails().refresh(), signal)
  }

  /** Tries an e-mail server out, without changing the project. */
  sendTestEmail(
    options: SendTestEmailOptions,
  ): Promise<Result<undefined, { errorMessage: string }>> {
    return sendTestEmail(this.#scope, options)
  }

  /** Fetches how much the project is used. */
  getMetrics({ signal }: CallOptions = {}): Promise<ProjectMetrics> {
    return abortable(this.#metrics().refresh(), signal)
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
    return abortable(this.#svixToken().refresh(), signal)
  }

  #read<T>(name: string, fetch: (scope: AdminScope) => Promise<Fetched<T>>): Resource<T> {
    return this.#scope.reads.at(name, () => fetch(this.#scope))
  }

  #project = () => this.#read('project', fetchAdminProject)
  #apiKeys = () => this.#read('api-keys', fetchApiKeys)
  #teamPermissionDefinitions = () =>
    this.#read('permission-definitions/team', teamPermissionDefinitions.fetch)
  #projectPermissionDefinitions = () =>
    this.#read('permission-definitions/project', projectPermissionDefinitions.fetch)
  #emailTemplates = () => this.#read('email-templates', fetchEmailTemplates)
  #sentEmails = () => this.#read('sent-emails', fetchSentEmails)
  #metrics = () => this.#read('metrics', fetchMetrics)
  #svixToken = () => this.#read('svix-token', fetchSvixToken)
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

async function fetchSvixToken({ admin }: AdminScope): Promise<Fetched<string>> {
  const { token } = await admin.send('POST /webhooks/svix-token', { body: {} })
  return { wire: token, toValue: () => token }
}
