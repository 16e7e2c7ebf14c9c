import { loadPageTexts } from '../../i18n/load-page-texts'
import { FormFrame } from '../../page/form-frame'
import { Lazy, lazyWithMessages } from '../../page/lazy'
import type { EmailMethod } from '../email-methods'
import type { SignUpField } from '../fields/sign-up-field'

// The forms of the sign-in pages for an app's own pages, loaded on demand.

const lazySignInForm = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./standalone-forms')).StandaloneSignInForm,
)

const lazySignUpForm = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./standalone-forms')).StandaloneSignUpForm,
  loadPageTexts,
)

const passwordOnly: readonly EmailMethod[] = ['password']
const codeOnly: readonly EmailMethod[] = ['code']

/** The form to sign in with email and password, then redirect to the page after sign-in. */
export function CredentialSignIn() {
  return (
    <FormFrame fields={2}>
      <Lazy component={lazySignInForm} props={{ methods: passwordOnly }} />
    </FormFrame>
  )
}

/** Props of {@link CredentialSignUp}. */
export interface CredentialSignUpProps {
  /** Asks for the password once only; `false` adds a field to confirm it. @default true */
  noPasswordRepeat?: boolean | undefined
  /** Additional fields, as those of `<SignUp>`. @default [] */
  fields?: readonly SignUpField[] | undefined
}

/** The form to sign up with email and password, then redirect to the page after sign-up. */
export function CredentialSignUp({ noPasswordRepeat = true, fields = [] }: CredentialSignUpProps) {
  return (
    <FormFrame fields={(noPasswordRepeat ? 2 : 3) + fields.length}>
      <Lazy
        component={lazySignUpForm}
        props={{ methods: passwordOnly, noPasswordRepeat, fields }}
      />
    </FormFrame>
  )
}

/** The form to sign in or up with an email code, then redirect to the page after sign-in. */
export function MagicLinkSignIn() {
  return (
    <FormFrame fields={1}>
      <Lazy component={lazySignInForm} props={{ methods: codeOnly }} />
    </FormFrame>
  )
}
