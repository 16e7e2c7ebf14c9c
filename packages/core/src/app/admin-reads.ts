import { fetchApiKeys } from '../api-keys/api-key'
import type { Resource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { fetchEmailTemplates, fetchSentEmails } from '../emails/email'
import {
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from '../permissions/permission-definition'
import { fetchAdminProject } from '../projects/admin-project'
import { fetchMetrics } from '../projects/metrics'

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
    listSentEmails: () => read('sent-emails', fetchSentEmails),
    getMetrics: () => read('metrics', fetchMetrics),
    getSvixToken: () => read('svix-token', fetchSvixToken),
  }
}

async function fetchSvixToken({ admin }: Scope<'admin'>): Promise<Fetched<string>> {
  const { token } = await admin.send('POST /webhooks/svix-token', { body: {} })
  return { wire: token, toValue: () => token }
}
