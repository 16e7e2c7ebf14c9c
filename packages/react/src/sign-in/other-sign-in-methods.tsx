import type { SignInType } from './flow/signed-in-card'
import { ProviderButtons, type RequestedTerms } from './oauth/oauth-buttons'
import { PasskeySignInButton } from './passkey/passkey-sign-in-button'

/** Sign-in methods of a project other than email. */
export interface OtherSignInMethodsConfig {
  /** Whether the project and this browser support passkeys. */
  readonly passkeyEnabled?: boolean | undefined
  /** Enabled providers. */
  readonly oauthProviders?: readonly { readonly id: string }[] | undefined
}

/** Props of {@link OtherSignInMethods}. */
export interface OtherSignInMethodsProps {
  /** Enabled sign-in methods. */
  config: OtherSignInMethodsConfig
  /** Purpose of the buttons. */
  type: SignInType
  /** Terms to accept first, on a page that asks for them. */
  terms?: RequestedTerms | undefined
}

/** Whether a sign-in method other than email is available. */
export function hasOtherSignInMethods(
  { oauthProviders = [], ...config }: OtherSignInMethodsConfig,
  type: SignInType,
) {
  return oauthProviders.length > 0 || isPasskeyOffered(config, type)
}

// A passkey belongs to an existing account, so it is not offered for sign-up.
function isPasskeyOffered({ passkeyEnabled }: OtherSignInMethodsConfig, type: SignInType): boolean {
  return type === 'sign-in' && passkeyEnabled === true
}

/** Buttons of the sign-in methods other than email. */
export function OtherSignInMethods({ config, type, terms }: OtherSignInMethodsProps) {
  const { oauthProviders = [] } = config
  return (
    <div className="stack-methods">
      {oauthProviders.length > 0 && (
        <ProviderButtons providers={oauthProviders} type={type} terms={terms} />
      )}
      {isPasskeyOffered(config, type) && <PasskeySignInButton />}
    </div>
  )
}
