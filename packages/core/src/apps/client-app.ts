import { present } from '../cache/present'
import { createResource, type Resource } from '../cache/resource'
import { type CurrentUser, toCurrentUser } from '../entities/current-user'
import { type Project, toProject } from '../entities/project'
import { type VerificationCodeError, verifyEmail } from '../flows/email-verification'
import {
  type CredentialOptions,
  type CredentialSignInError,
  type CredentialSignUpError,
  type CredentialSignUpOptions,
  signInWithCredential,
  signUpWithCredential,
} from '../flows/password'
import { type SignOutOptions, signOut } from '../flows/sign-out'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import type { Result } from '../lib/result'
import type { RedirectToOptions } from '../navigation/redirect'
import type { HandlerUrls } from '../navigation/urls'
import { type AuthChangeListener, onAuthChange } from './auth-change'
import { rememberContext } from './context-of'
import { type AppContext, createContext } from './create-context'
import { type GetUserOptions, getUser } from './get-user'
import type { ClientAppOptions } from './options'
import { createFindUser, type FindUser } from './user-reads'

/**
 * Signs people in and out and knows who they are. Make one for the whole page.
 *
 * @example
 * const app = new ClientApp({
 *   baseUrl: 'https://auth.example.com',
 *   projectId: '00000000-0000-4000-8000-00000000de30',
 *   publishableClientKey: 'pck_…',
 *   tokenStore: 'cookie',
 * })
 * const user = await app.getUser()
 */
export class ClientApp<HasTokenStore extends boolean = boolean, ProjectId extends string = string> {
  /** Id of the project the app belongs to. */
  readonly projectId: ProjectId
  /** Where the pages of the app are. */
  readonly urls: Readonly<HandlerUrls>
  readonly #context: AppContext
  readonly #findUser: FindUser<CurrentUser>
  readonly #project: Resource<Project>

  /** @throws {UsageError} when an option is missing or cannot be right. */
  constructor(options: ClientAppOptions<HasTokenStore, ProjectId>) {
    const context = createContext(options)
    this.#context = context
    // The type of the option is what the id is known by.
    this.projectId = context.projectId as ProjectId
    this.urls = context.navigation.urls
    this.#findUser = createFindUser(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      update: (session, body) => context.httpOf(session).send('PATCH /users/me', { body }),
      present: toCurrentUser,
    })
    this.#project = createResource({
      fetch: () => context.http.send('GET /projects/current'),
      present: toProject,
    })
    rememberContext(this, context)
    bindMethods(this, ClientApp)
    present(this, {
      getUser: (options: GetUserOptions = {}) => this.#findUser(options.tokenStore),
      getProject: () => this.#project,
    })
  }

  /** Fetches the signed-in user afresh; `or` says what to do when there is none. */
  getUser(
    options: GetUserOptions<HasTokenStore> & { or: 'redirect' | 'throw' },
  ): Promise<CurrentUser>
  getUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentUser | null>
  async getUser(options: GetUserOptions = {}): Promise<CurrentUser | null> {
    return getUser(this.#context, this.#findUser(options.tokenStore), options)
  }

  /** Fetches what anybody may know of the project afresh. */
  getProject({ signal }: { signal?: AbortSignal } = {}): Promise<Project> {
    return abortable(this.#project.refresh(), signal)
  }

  /** Signs in by e-mail and password, then goes to `urls.afterSignIn`. */
  signInWithCredential(
    options: CredentialOptions,
  ): Promise<Result<undefined, CredentialSignInError>> {
    return signInWithCredential(this.#context, options)
  }

  /** Makes an account with e-mail and password, signs in to it, then goes to `urls.afterSignUp`. */
  signUpWithCredential(
    options: CredentialSignUpOptions,
  ): Promise<Result<undefined, CredentialSignUpError>> {
    return signUpWithCredential(this.#context, options)
  }

  /** Signs out on this device at once, then on the service. Nothing happens when signed out. */
  async signOut(options?: SignOutOptions): Promise<void> {
    const { findSession, findStore } = this.#context
    return signOut(this.#context, findSession(findStore()), options)
  }

  /** Spends the code of a verification mail. Works signed in or out, on any device. */
  verifyEmail(code: string): Promise<Result<undefined, VerificationCodeError>> {
    return verifyEmail(this.#context, code, async () => this.#findUser().refreshAfterChange())
  }

  /** Goes to `urls.signIn`. */
  redirectToSignIn(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('signIn', options)
  }

  /** Goes to `urls.signUp`. */
  redirectToSignUp(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('signUp', options)
  }

  /** Goes to `urls.signOut`. */
  redirectToSignOut(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('signOut', options)
  }

  /** Goes to `urls.emailVerification`. */
  redirectToEmailVerification(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('emailVerification', options)
  }

  /** Goes to `urls.passwordReset`. */
  redirectToPasswordReset(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('passwordReset', options)
  }

  /** Goes to `urls.forgotPassword`. */
  redirectToForgotPassword(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('forgotPassword', options)
  }

  /** Goes to `urls.home`. */
  redirectToHome(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('home', options)
  }

  /** Goes to `urls.oauthCallback`. */
  redirectToOAuthCallback(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('oauthCallback', options)
  }

  /** Goes to `urls.magicLinkCallback`. */
  redirectToMagicLinkCallback(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('magicLinkCallback', options)
  }

  /** Goes to `urls.afterSignIn`. */
  redirectToAfterSignIn(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('afterSignIn', options)
  }

  /** Goes to `urls.afterSignUp`. */
  redirectToAfterSignUp(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('afterSignUp', options)
  }

  /** Goes to `urls.afterSignOut`. */
  redirectToAfterSignOut(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('afterSignOut', options)
  }

  /** Goes to `urls.accountSettings`. */
  redirectToAccountSettings(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('accountSettings', options)
  }

  /** Goes to `urls.error`. */
  redirectToError(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('error', options)
  }

  /** Goes to `urls.teamInvitation`. */
  redirectToTeamInvitation(options?: RedirectToOptions): Promise<void> {
    return this.#context.navigation.redirectTo('teamInvitation', options)
  }

  /** Calls back when somebody signs in or out, here or in another tab. Returns how to stop it. */
  onAuthChange(listener: AuthChangeListener): () => void {
    return onAuthChange(this.#context, listener)
  }

  /** Ends calls under way, timers and listeners. The app cannot be used afterwards. */
  dispose(): void {
    this.#context.dispose()
  }
}
