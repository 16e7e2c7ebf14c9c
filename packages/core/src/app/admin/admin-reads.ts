import { fetchApiKeys } from '../../api-keys/api-key'
import type { Resource } from '../../cache/resource'
import { type Fetched, toKey } from '../../cache/resource-map'
import type { Scope } from '../../context/scope'
import { fetchEmailTemplates } from '../../emails/email'
import {
  fetchSentEmail,
  fetchSentEmails,
  type ListSentEmailsOptions,
} from '../../emails/sent-email'
import {
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from '../../permissions/permission-definition'
import { fetchAdminProject } from '../../projects/admin-project'
import { fetchEmailTheme } from '../../projects/email-theme'
import { fetchMetrics, type GetMetricsOptions } from '../../projects/metrics'
import { fetchSecuritySettings } from '../../projects/security-settings'
import { fetchSessionSettings } from '../../projects/session-settings'
import { fetchIsTestProject } from '../../projects/test-project'
import {
  fetchSecurityEvents,
  type ListSecurityEventsOptions,
} from '../../security-events/security-event'
import { fetchTeamSummaries, type ListTeamSummariesOptions } from '../../teams/team-summary'
import { fetchWebhookEndpoints } from '../../webhooks/webhook-endpoint'

/** Creates the reads of an `AdminApp`, by method name. */
export function createAdminReads(scope: Scope<'server' | 'admin'>) {
  function read<T>(name: string, fetch: (given: typeof scope) => Promise<Fetched<T>>): Resource<T> {
    return scope.reads.at(name, () => fetch(scope))
  }
  return {
    getProject: () => read('project', fetchAdminProject),
    listApiKeys: () => read('api-keys', fetchApiKeys),
    listTeamPermissionDefinitions: () =>
      read('permission-definitions/team', teamPermissionDefinitions.fetch),
    listProjectPermissionDefinitions: () =>
      read('permission-definitions/project', projectPermissionDefinitions.fetch),
    listEmailTemplates: () => read('email-templates', fetchEmailTemplates),
    listSentEmails({ signal: _, ...options }: ListSentEmailsOptions = {}) {
      return read(`sent-emails/${toKey(options)}`, () => fetchSentEmails(scope, options))
    },
    getSentEmail: (id: string) => read(`sent-email/${id}`, () => fetchSentEmail(scope, id)),
    getMetrics({ signal: _, ...options }: GetMetricsOptions = {}) {
      return read(`metrics/${toKey(options)}`, () => fetchMetrics(scope, options))
    },
    listSecurityEvents({ signal: _, ...options }: ListSecurityEventsOptions = {}) {
      return read(`security-events/${toKey(options)}`, () => fetchSecurityEvents(scope, options))
    },
    listTeamSummaries({ signal: _, ...options }: ListTeamSummariesOptions = {}) {
      // Below the name of the teams, so that a change to them invalidates it.
      return read(`teams/summaries/${toKey(options)}`, () => fetchTeamSummaries(scope, options))
    },
    isTestProject: () => read('test-mode', fetchIsTestProject),
    getSessionSettings: () => read('session-settings', fetchSessionSettings),
    getSecuritySettings: () => read('security-settings', fetchSecuritySettings),
    getEmailTheme: () => read('email-theme', fetchEmailTheme),
    listWebhookEndpoints: () => read('webhook-endpoints', fetchWebhookEndpoints),
    getSvixToken: () => read('svix-token', fetchSvixToken),
  }
}

async function fetchSvixToken({ admin }: Scope<'admin'>): Promise<Fetched<string>> {
  const { token } = await admin.send('POST /webhooks/svix-token', { body: {} })
  return { wire: token, toValue: () => token }
}
