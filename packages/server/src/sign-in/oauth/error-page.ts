import { contract } from '@app/contract'
import type { SentErrorCode } from '@app/contract/known-errors'
import type { Logger } from 'pino'
import { DomainError, ServiceError } from '../../lib/errors'
import type { Project } from '../../projects/projects'
import { isTrustedByProject } from '../../projects/trusted-urls'
import type { OauthContext } from './authorize'
import type { OauthFlow } from './flows'

/** A refusal or failure of the provider. It says nothing about the request of the app. */
class ProviderFailure extends Error {
  override name = 'ProviderFailure'

  /** @param response The response without an error page. */
  constructor(readonly response: DomainError) {
    super(response.message)
  }
}

/** Runs the requests to a provider. Logs its failures, and marks them for `toErrorPage`. */
export async function atProvider<Result>(
  log: Logger,
  { projectId, providerId }: Pick<OauthFlow, 'projectId' | 'providerId'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    log.warn({ projectId, providerId, reason: error.message }, 'sign-in failed at provider')
    throw new ProviderFailure(error)
  }
}

/** An error that the error page of an app receives. */
interface PageError {
  code: SentErrorCode
  message: string
  details: object | undefined
  /** The response without an error page. */
  response: Error
}

/**
 * Returns the URL of the app's error page for an error of a sign-in.
 *
 * @throws the error if the page does not receive it, or if the app has none that is trusted.
 */
export async function toErrorPage(
  context: OauthContext,
  project: Project,
  { request }: OauthFlow,
  error: unknown,
): Promise<string> {
  const received = toPageError(error)
  if (!received) throw error
  const page = request.errorRedirectUrl
  if (!page || !(await isTrustedByProject(context, project, page))) throw received.response
  const location = new URL(page)
  location.searchParams.set('errorCode', received.code)
  location.searchParams.set('message', received.message)
  location.searchParams.set('details', JSON.stringify(received.details ?? {}))
  return location.href
}

function toPageError(error: unknown): PageError | null {
  if (error instanceof ProviderFailure) {
    const { message, response } = error
    return { code: 'PROVIDER_REJECTED', message, details: undefined, response }
  }
  if (!(error instanceof ServiceError) || !isDeclared(error)) return null
  const { code, message, details } = error
  return { code, message, details, response: error }
}

/** Returns whether the endpoint declares the error, so that the error page may receive it. */
function isDeclared({ code }: ServiceError): boolean {
  const { errors } = contract['GET /auth/oauth/callback/:provider_id']
  return errors.some((declared) => declared === code)
}
