import { declareReads } from '../cache/present'
import { createResource, type Resource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import type { CurrentUser } from '../entities/current-user'
import type { Project } from '../entities/project'
import type { WireUser } from '../entities/user'
import type { KnownErrorOf } from '../errors/known-error'
import type { CliLoginError, CliLoginOptions } from '../flows/cli'
import type { SignInOptions } from '../flows/enter'
import { loadOAuth } from '../flows/load-oauth'
import type { MagicLinkSignInError, MailOptions, SendMagicLinkError } from '../flows/magic-link'
import type { VerificationCodeError } from '../flows/mailed-code'
import type { MfaError, MfaOptions } from '../flows/mfa'
import type { OAuthCallbackError } from '../flows/oauth-answer'
import type { PasskeySignInError, PasskeySignInOptions } from '../flows/passkey'
import type {
  CredentialOptions,
  CredentialSignInError,
  CredentialSignUpError,
  CredentialSignUpOptions,
} from '../flows/password'
import type {
  ResetPasswordError,
  ResetPasswordOptions,
  SendForgotPasswordError,
} from '../flows/password-reset'
import { type SignOutOptions, signOut } from '../flows/sign-out'
import type { TeamInvitationDetails, TeamInvitationError } from '../flows/team-invitation'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import type { CallOptions } from '../lib/call-options'
import { isBrowser } from '../lib/is-browser'
import { onDemand } from '../lib/on-demand'
import type { Result } from '../lib/result'
import { createRedirects, type Redirect } from '../navigation/redirects'
import type { HandlerUrls } from '../navigation/urls'
import { type AuthChangeListener, onAuthChange } from './auth-change'
import { rememberContext } from './context-of'
import { type AppContext, createContext } from './create-context'
import { type GetUserOptions, getUser, type OrCertain } from './get-user'
import type { ClientAppOptions } from './options'
import { createFindUser, type FindUser } from './user-reads'

// Loaded when they are first called: most pages never do.
const cli = onDemand(() => import('../flows/cli'))
const codes = onDemand(() => import('../flows/codes'))
const oauthCallback = onDemand(() => import('../flows/oauth-callback'))
const passkey = onDemand(() => import('../flows/passkey'))
const signInPages = onDemand(() => import('../flows/sign-in-pages'))
// Comes along with the answer of the service: whoever is signed out never pays for it.
const clientUser = onDemand(() => import('./client-user'))

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
  /** Goes to `urls.signIn`. */
  declare readonly redirectToSignIn: Redirect
  /** Goes to `urls.signUp`. */
  declare readonly redirectToSignUp: Redirect
  /** Goes to `urls.signOut`. */
  declare readonly redirectToSignOut: Redirect
  /** Goes to `urls.emailVerification`. */
  declare readonly redirectToEmailVerification: Redirect
  /** Goes to `urls.passwordReset`. */
  declare readonly redirectToPasswordReset: Redirect
  /** Goes to `urls.forgotPassword`. */
  declare readonly redirectToForgotPassword: Redirect
  /** Goes to `urls.home`. */
  declare readonly redirectToHome: Redirect
  /** Goes to `urls.oauthCallback`. */
  declare readonly redirectToOAuthCallback: Redirect
  /** Goes to `urls.magicLinkCallback`. */
  declare readonly redirectToMagicLinkCallback: Redirect
  /** Goes to `urls.afterSignIn`. */
  declare readonly redirectToAfterSignIn: Redirect
  /** Goes to `urls.afterSignUp`. */
  declare readonly redirectToAfterSignUp: Redirect
  /** Goes to `urls.afterSignOut`. */
  declare readonly redirectToAfterSignOut: Redirect
  /** Goes to `urls.accountSettings`. */
  declare readonly redirectToAccountSettings: Redirect
  /** Goes to `urls.error`. */
  declare readonly redirectToError: Redirect
  /** Goes to `urls.teamInvitation`. */
  declare readonly redirectToTeamInvitation: Redirect
  readonly #context: AppContext
  readonly #findUser: FindUser<CurrentUser>
  readonly #project: Resource<Project>

  /** @throws {UsageError} when an option is missing or cannot be right. */
  constructor(options: ClientAppOptions<HasTokenStore, ProjectId>) {
    const context = createContext(options)
    this.#context = context
    // The type of the option is what the id is known by.
    this.projectId = context.settings.projectId as ProjectId
    this.urls = context.navigation.urls
    this.#findUser = createFindUser<WireUser, CurrentUser>(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      async loadCode() {
        const { openScope, toCurrentUser } = await clientUser()
        return {
          openScope: (session, read) => openScope(context, session, read),
          present: toCurrentUser,
        }
      },
    })
    this.#project = createResource<Fetched<Project>, Project>({
      async fetch() {
        const answer = context.http.send('GET /projects/current')
        const [wire, { toProject }] = await Promise.all([answer, signInPages()])
        return { wire, toValue: () => toProject(wire) }
      },
      present: ({ toValue }) => toValue(),
    })
    Object.assign(this, createRedirects(context.navigation))
    rememberContext(this, context)
    bindMethods(this, ClientApp)
    declareReads(this, {
      getUser: (options: GetUserOptions = {}) => this.#findUser(options.tokenStore),
      getProject: () => this.#project,
    })
    if (options.noAutomaticPrefetch === false && isBrowser()) {
      // Whoever needs them hears of a failure.
      void Promise.allSettled([this.#findUser().load(), this.#project.load()])
    }
  }

  /** Fetches the signed-in user afresh; `or` says what to do when there is none. */
  getUser(options: GetUserOptions<HasTokenStore> & { or: OrCertain }): Promise<CurrentUser>
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
  async signInWithCredential(
    options: CredentialOptions,
  ): Promise<Result<undefined, CredentialSignInError>> {
    return (await signInPages()).signInWithCredential(this.#context, options)
  }

  /** Makes an account with e-mail and password, signs in to it, then goes to `urls.afterSignUp`. */
  async signUpWithCredential(
    options: CredentialSignUpOptions,
  ): Promise<Result<undefined, CredentialSignUpError>> {
    return (await signInPages()).signUpWithCredential(this.#context, options)
  }

  /** Signs out on this device at once, then on the service. Nothing happens when signed out. */
  async signOut(options?: SignOutOptions): Promise<void> {
    const { findSession, findStore } = this.#context
    return signOut(this.#context, findSession(findStore()), options)
  }

  /** Goes to a provider, such as `'github'`, to sign in there. It leads back to `urls.oauthCallback`. */
  async signInWithOAuth(provider: string): Promise<void> {
    return (await loadOAuth()).startOAuth(this.#context, provider)
  }

  /**
   * Completes a sign-in at a provider, on the page it led back to, then goes on to where that
   * sign-in would go.
   *
   * @returns `false` when the address is not that of a sign-in that began in this browser.
   */
  async callOAuthCallback(options?: CallOptions): Promise<Result<boolean, OAuthCallbackError>> {
    return (await oauthCallback()).callOAuthCallback(this.#context, options)
  }

  /** Signs in by a passkey of this device, then goes to `urls.afterSignIn`. */
  async signInWithPasskey(
    options?: PasskeySignInOptions,
  ): Promise<Result<undefined, PasskeySignInError>> {
    return (await passkey()).signInWithPasskey(this.#context, options)
  }

  /**
   * Completes a sign-in that answered `MultiFactorAuthenticationRequired` by the code of an
   * authenticator app, then goes where that sign-in would have gone.
   */
  async completeMfa(options: MfaOptions): Promise<Result<undefined, MfaError>> {
    return (await codes()).completeMfa(this.#context, options)
  }

  /**
   * Mails a link to sign in with, or up, and a code of six characters to type instead: the typed
   * code followed by the nonce is a whole code.
   */
  async sendMagicLinkEmail(
    email: string,
    options?: MailOptions,
  ): Promise<Result<{ nonce: string }, SendMagicLinkError>> {
    return (await codes()).sendMagicLinkEmail(this.#context, email, options)
  }

  /** Signs in, or up, by the code of a mail, then goes to `urls.afterSignIn` or `afterSignUp`. */
  async signInWithMagicLink(
    code: string,
    options?: SignInOptions,
  ): Promise<Result<undefined, MagicLinkSignInError>> {
    return (await codes()).signInWithMagicLink(this.#context, code, options)
  }

  /** Mails a link to reset a password. An address nobody has is answered the same. */
  async sendForgotPasswordEmail(
    email: string,
    options?: MailOptions,
  ): Promise<Result<undefined, SendForgotPasswordError>> {
    return (await codes()).sendForgotPasswordEmail(this.#context, email, options)
  }

  /** Tells whether the code of a mail can still reset a password, without using it. */
  async verifyPasswordResetCode(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, VerificationCodeError>> {
    return (await codes()).verifyPasswordResetCode(this.#context, code, options)
  }

  /** Sets a new password by the code of a mail. All sessions of the user end; nobody is signed in. */
  async resetPassword(
    options: ResetPasswordOptions,
  ): Promise<Result<undefined, ResetPasswordError>> {
    return (await codes()).resetPassword(this.#context, options)
  }

  /** Spends the code of a verification mail. Works signed in or out, on any device. */
  async verifyEmail(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, VerificationCodeError>> {
    return (await codes()).verifyEmail(this.#context, code, options)
  }

  /** Tells whether an invitation to a team can still be accepted, without accepting it. */
  async verifyTeamInvitationCode(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, VerificationCodeError>> {
    return (await codes()).verifyTeamInvitationCode(this.#context, code, options)
  }

  /** Looks which team an invitation is for. Needs a signed-in user. */
  async getTeamInvitationDetails(
    code: string,
    options?: CallOptions,
  ): Promise<Result<TeamInvitationDetails, TeamInvitationError>> {
    return (await codes()).getTeamInvitationDetails(this.#context, code, options)
  }

  /** Makes the signed-in user a member of the team an invitation is for. */
  async acceptTeamInvitation(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, TeamInvitationError>> {
    return (await codes()).acceptTeamInvitation(this.#context, code, options)
  }

  /**
   * Signs a program on a command line in by somebody who confirms it in a browser.
   *
   * @returns the refresh token: keep `{ accessToken: null, refreshToken }` as a `tokenStore`.
   */
  async promptCliLogin(
    options: CliLoginOptions,
  ): Promise<Result<{ refreshToken: string }, CliLoginError>> {
    return (await cli()).promptCliLogin(this.#context, options)
  }

  /**
   * Lets the program that showed a link with this code sign in as the user of this page. Ask the
   * user first. Their session is the program's too: one sign-out ends both.
   */
  async confirmCliLogin(
    loginCode: string,
    options?: CallOptions,
  ): Promise<Result<undefined, KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>> {
    return (await cli()).confirmCliLogin(this.#context, loginCode, options)
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
