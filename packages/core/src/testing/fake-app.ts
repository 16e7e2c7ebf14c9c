import type { ResponseOf } from '@app/contract'
import { ClientApp } from '../app/client-app'
import { readsOf } from '../cache/reads'
import type { Resource } from '../cache/resource'
import { fill } from '../initial-data/initial-data'
import type { Optional } from '../lib/optional'
import type { SettledPromise } from '../lib/settled-promise'
import { type ProjectConfig, toProject } from '../projects/project'
import { createClientUserFactory } from '../users/client-user-factory'
import type { CurrentUser } from '../users/current-user'
import type { TeamJson, User, UserJson } from '../users/user'

/** Values of a fake user: those of a `User`, with defaults. */
export interface FakeUserOptions
  extends Optional<Omit<User, 'selectedTeam' | 'oauthProviders' | 'toClientJson'>> {
  /** Selected team. @default null */
  selectedTeam?:
    | { id?: string | undefined; displayName: string; profileImageUrl?: string | null | undefined }
    | null
    | undefined
  /** Whether the session is an impersonation, see `user.isImpersonation`. @default false */
  isImpersonation?: boolean | undefined
}

/** Options of `fakeApp`. */
export interface FakeAppOptions {
  /** The signed-in user; `null` if signed out. @default a user without a name */
  user?: FakeUserOptions | null | undefined
  /** Public part of the project. By default, users sign in with a password. */
  project?:
    | { displayName?: string | undefined; config?: Optional<ProjectConfig> | undefined }
    | undefined
}

/** Responses of the fake service by method and path. */
type Responses = Record<string, unknown>

const projectId = '00000000-0000-4000-8000-00000000fa4e'

const missingService =
  'This user is fake and has no service. Mock the method that sends this request, or use startTestService of @app/core/testing.'

/**
 * Creates an app without a service for component tests, in which a fake user is signed in. User and
 * project are known at once, so that components do not suspend. Everything else that needs the service
 * rejects with an `HttpError` that names the request.
 *
 * @example
 * const app = fakeApp({ user: { displayName: 'Ada' } }) // for <AppProvider app={app}>
 */
export function fakeApp({ user = {}, project = {} }: FakeAppOptions = {}): ClientApp<true> {
  const wireUser = user && toUserJson(user)
  const wireProject = toWireProject(project)
  const app = new ClientApp<true>({
    baseUrl: 'http://fake.invalid',
    projectId,
    publishableClientKey: 'pck_fake',
    tokenStore: wireUser ? toTokens(wireUser) : 'memory',
    redirectMethod: 'none',
    retry: { attempts: 1 },
    fetch: toFetch({ 'GET /users/me': wireUser, 'GET /projects/current': wireProject }),
  })
  fill(app, { user: wireUser, project: toProject(wireProject) }, { createClientUserFactory })
  return app
}

/**
 * Creates a signed-in user without a service, such as for a prop of a component. Methods that need the
 * service reject with an `HttpError` that names the request; mock those that a test expects.
 *
 * @example
 * const user = fakeUser({ displayName: 'Ada' })
 */
export function fakeUser(options: FakeUserOptions = {}): CurrentUser {
  // The read of a `ClientApp`.
  const { getUser } = readsOf(fakeApp({ user: options })) as { getUser(): Resource<CurrentUser> }
  const { value }: SettledPromise<CurrentUser> = getUser().load()
  if (!value) throw new Error('The user of a fake app is known at once.')
  return value
}

function toFetch(responses: Responses): (request: Request) => Promise<Response> {
  return async ({ method, url }) => {
    const response = responses[`${method} ${new URL(url).pathname.replace('/api/v1', '')}`]
    return response ? Response.json(response) : new Response(missingService, { status: 501 })
  }
}

/** Tokens that nothing verifies. The app reads the claims of the access token. */
function toTokens({ id: sub, is_impersonation: isImpersonation }: UserJson): {
  accessToken: string
  refreshToken: string
} {
  const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '')
  const claims = { sub, iat: 0, exp: Date.UTC(9999, 0) / 1000, isImpersonation }
  return { accessToken: `${encode({})}.${encode(claims)}.fake`, refreshToken: 'fake' }
}

function toUserJson(given: FakeUserOptions): UserJson {
  const primaryEmail = given.primaryEmail ?? null
  const selectedTeam = given.selectedTeam ? toTeamJson(given.selectedTeam) : null
  return {
    id: given.id ?? crypto.randomUUID(),
    display_name: given.displayName ?? null,
    primary_email: primaryEmail,
    primary_email_verified: given.primaryEmailVerified ?? primaryEmail !== null,
    profile_image_url: given.profileImageUrl ?? null,
    signed_up_at_millis: (given.signedUpAt ?? new Date()).getTime(),
    client_metadata: given.clientMetadata ?? null,
    client_read_only_metadata: given.clientReadOnlyMetadata ?? null,
    has_password: given.hasPassword ?? false,
    password_changed_at_millis: given.passwordChangedAt?.getTime() ?? null,
    otp_auth_enabled: given.otpAuthEnabled ?? false,
    passkey_auth_enabled: given.passkeyAuthEnabled ?? false,
    requires_totp_mfa: given.isMultiFactorRequired ?? false,
    requires_email_verification: false,
    accepted_terms_version: given.acceptedTermsVersion ?? null,
    accepted_terms_at_millis: given.acceptedTermsAt?.getTime() ?? null,
    is_anonymous: given.isAnonymous ?? false,
    auth_with_email: given.emailAuthEnabled ?? primaryEmail !== null,
    selected_team: selectedTeam,
    selected_team_id: selectedTeam?.id ?? null,
    oauth_providers: [],
    ...(given.isImpersonation && { is_impersonation: true }),
  }
}

function toTeamJson(given: NonNullable<FakeUserOptions['selectedTeam']>): TeamJson {
  return {
    id: given.id ?? crypto.randomUUID(),
    display_name: given.displayName,
    profile_image_url: given.profileImageUrl ?? null,
    client_metadata: null,
    client_read_only_metadata: null,
  }
}

function toWireProject({
  displayName = 'Fake',
  config = {},
}: NonNullable<FakeAppOptions['project']>): ResponseOf<'GET /projects/current'> {
  return {
    id: projectId,
    display_name: displayName,
    config: {
      sign_up_enabled: config.signUpEnabled ?? true,
      credential_enabled: config.credentialEnabled ?? true,
      magic_link_enabled: config.magicLinkEnabled ?? false,
      passkey_enabled: config.passkeyEnabled ?? false,
      client_team_creation_enabled: config.clientTeamCreationEnabled ?? false,
      client_user_deletion_enabled: config.clientUserDeletionEnabled ?? false,
      enabled_oauth_providers: [...(config.oauthProviders ?? [])],
      required_terms_version: config.requiredTermsVersion ?? undefined,
      password_min_length: config.passwordMinLength,
    },
  }
}
