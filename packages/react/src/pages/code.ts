import { codeOf } from '../components/lazy'

/** Code of every page and form that is fetched when it is first shown, each a chunk of its own. */
export const code = {
  signIn: /* @__PURE__ */ codeOf(async () => (await import('./sign-in')).SignIn),
  signUp: /* @__PURE__ */ codeOf(async () => (await import('./sign-up')).SignUp),
  signOut: /* @__PURE__ */ codeOf(async () => (await import('./sign-out')).SignOut),
  emailVerification: /* @__PURE__ */ codeOf(
    async () => (await import('./email-verification')).EmailVerification,
  ),
  error: /* @__PURE__ */ codeOf(async () => (await import('./error')).ErrorPage),
  notAvailable: /* @__PURE__ */ codeOf(async () => (await import('./not-available')).NotAvailable),
  notFound: /* @__PURE__ */ codeOf(async () => (await import('./not-found')).NotFound),
  credentialSignIn: /* @__PURE__ */ codeOf(
    async () => (await import('../components/credential-sign-in')).CredentialSignIn,
  ),
  credentialSignUp: /* @__PURE__ */ codeOf(
    async () => (await import('../components/credential-sign-up')).CredentialSignUp,
  ),
}
