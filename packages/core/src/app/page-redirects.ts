import type { RedirectToOptions } from '../redirects/redirect-context'
import type { PageName } from '../redirects/urls'
import { AppBase } from './app-base'

/** Redirects to the pages of an app. They never resolve if the page is loaded. */
export abstract class PageRedirects extends AppBase {
  /** Redirects to `urls.signIn`. */
  redirectToSignIn(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'signIn', options)
  }

  /** Redirects to `urls.signUp`. */
  redirectToSignUp(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'signUp', options)
  }

  /** Redirects to `urls.signOut`. */
  redirectToSignOut(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'signOut', options)
  }

  /**
   * Redirects to `urls.emailVerification`. A user who must verify their email address before anything
   * else continues to this page afterwards.
   */
  redirectToEmailVerification(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'emailVerification', options)
  }

  /** Redirects to `urls.passwordReset`. */
  redirectToPasswordReset(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'passwordReset', options)
  }

  /** Redirects to `urls.forgotPassword`. */
  redirectToForgotPassword(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'forgotPassword', options)
  }

  /** Redirects to `urls.home`. */
  redirectToHome(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'home', options)
  }

  /** Redirects to `urls.oauthCallback`. */
  redirectToOAuthCallback(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'oauthCallback', options)
  }

  /** Redirects to `urls.magicLinkCallback`. */
  redirectToMagicLinkCallback(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'magicLinkCallback', options)
  }

  /** Redirects to `urls.afterSignIn`. */
  redirectToAfterSignIn(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'afterSignIn', options)
  }

  /** Redirects to `urls.afterSignUp`. */
  redirectToAfterSignUp(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'afterSignUp', options)
  }

  /** Redirects to `urls.afterSignOut`. */
  redirectToAfterSignOut(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'afterSignOut', options)
  }

  /** Redirects to `urls.accountSettings`. */
  redirectToAccountSettings(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'accountSettings', options)
  }

  /** Redirects to `urls.error`. */
  redirectToError(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'error', options)
  }

  /** Redirects to `urls.teamInvitation`. */
  redirectToTeamInvitation(options?: RedirectToOptions): Promise<void> {
    return redirect(this, 'teamInvitation', options)
  }
}

function redirect(app: AppBase, page: PageName, options?: RedirectToOptions): Promise<void> {
  return app.context.navigation.redirectTo(page, options)
}
