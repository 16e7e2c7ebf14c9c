import { TextError } from '../http/errors/text-error'
import type { Handlers } from '../http/handlers'
import { textResponse } from '../http/response'
import { version } from '../lib/version'
import type { Project } from '../projects/projects'
import { isTrustedOrigin, type TrustContext } from '../projects/trusted-urls'
import { readMetrics } from '../users/metrics'

/** Tells developers whether the pages of an origin may be the target of redirects and links. */
async function describeOrigin(
  context: TrustContext,
  project: Project,
  origin: string,
): Promise<string> {
  const isTrusted = await isTrustedOrigin(context, project, origin)
  return `Origin: ${origin} (${isTrusted ? 'trusted' : 'not trusted'})`
}

export const serviceHandlers = {
  'GET /': async (_, context) => {
    const { caller, headers, now } = context
    const origin = headers.get('origin')
    const lines = caller
      ? [
          `Access type: ${caller.access}`,
          `Project id: ${caller.project.id}`,
          `User: ${caller.user?.row.id ?? 'none'}`,
          ...(origin ? [await describeOrigin(context, caller.project, origin)] : []),
        ]
      : ['Authentication: none']
    // Pages of other origins cannot read the `Date` header.
    const time = `Time: ${new Date(now()).toISOString()}`
    return textResponse(200, ['Welcome to the API.', ...lines, time, ''].join('\n'))
  },

  'POST /webhooks/svix-token': async (_, { caller, webhookPortal }) => {
    if (!webhookPortal)
      throw new TextError(400, 'Svix is not configured. Set SVIX_SERVER_URL and SVIX_AUTH_TOKEN.')
    return { token: await webhookPortal.createToken(caller.project.id) }
  },

  'GET /internal/metrics': async ({ query: { days } }, { replica, caller, now }) =>
    replica.read((db) => readMetrics(db, caller.project.id, { days, now: now() })),

  'POST /check-feature-support': async ({ body }) => {
    const name: unknown = Object(body).feature_name
    const feature = typeof name === 'string' ? name : 'This feature'
    return textResponse(200, `${feature} is not supported yet.`)
  },

  'POST /check-version': async ({ body: { clientVersion } }) => {
    if (clientVersion === version) return { upToDate: true }
    const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(clientVersion)
    const [major, minor] = version.split('.')
    const severe = parts?.[1] !== major || parts?.[2] !== minor
    const error = `Client version ${clientVersion}, server version ${version}.`
    return { upToDate: false, error, severe }
  },
} satisfies Partial<Handlers>
