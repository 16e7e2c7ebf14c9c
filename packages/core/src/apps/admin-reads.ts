import type { Resource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import { fetchAdminProject } from '../entities/admin-project'
import { fetchApiKeys } from '../entities/api-key'
import { fetchEmailTemplates, fetchSentEmails } from '../entities/email'
import { fetchMetrics } from '../entities/metrics'
import {
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from '../entities/permission-definition'
import type { AdminScope } from './server-scope'

/** What is read of a project for its owners, by the methods of an app that read it. */
export function createAdminReads(scope: AdminScope) {
  function read<T>(name: string, fetch: (scope: AdminScope) => Promise<Fetched<T>>): Resource<T> {
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
    listSentEmails: () => read('sent-emails', fetchSentEmails),
    getMetrics: () => read('metrics', fetchMetrics),
    getSvixToken: () => read('svix-token', fetchSvixToken),
  }
}

async function fetchSvixToken({ admin }: AdminScope): Promise<Fetched<string>> {
  const { token } = await admin.send('POST /webhooks/svix-token', { body: {} })
  return { wire: token, toValue: () => token }
}
