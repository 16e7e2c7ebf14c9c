import { useProject } from '../../hooks/use-project'
import { hasPasskeys } from '../../lib/passkey-support'
import { SignInSteps } from '../flow/sign-in-steps'
import type { SignInType } from '../flow/signed-in-card'
import { ProviderButton, ProviderButtons } from '../oauth/oauth-buttons'
import { PasskeySignInButton } from '../passkey/passkey-sign-in-button'

/** Props of {@link StandaloneOAuthButtonGroup}. */
export interface OAuthButtonGroupProps {
  /** Purpose of the buttons: `'sign-in'` or `'sign-up'`. */
  type: SignInType
  /** Renders a preview with these providers and inert buttons. */
  mockProject?:
    | { config: { oauthProviders?: readonly { readonly id: string }[] | undefined } }
    | undefined
}

/** A button for each provider of the project, without a page around them. */
export function StandaloneOAuthButtonGroup({ type, mockProject }: OAuthButtonGroupProps) {
  if (!mockProject) return <ProjectButtons type={type} />
  return <ProviderButtons isMock providers={mockProject.config.oauthProviders ?? []} type={type} />
}

function ProjectButtons({ type }: { type: SignInType }) {
  return <ProviderButtons providers={useProject().config.oauthProviders} type={type} />
}

/** Props of {@link StandaloneOAuthButton}. */
export interface OAuthButtonProps {
  /** Id of the provider, such as `'github'`. */
  provider: string
  /** Purpose of the button: `'sign-in'` or `'sign-up'`. */
  type: SignInType
  /** Renders a non-functional preview. @default false */
  isMock?: boolean | undefined
}

/** The button of one provider, without a page around it. */
export function StandaloneOAuthButton(props: OAuthButtonProps) {
  return <ProviderButton {...props} />
}

/** The button to sign in with a passkey, without a page around it. */
export function StandalonePasskeyButton() {
  if (!hasPasskeys()) return null
  return (
    <SignInSteps name="passkey">
      <PasskeySignInButton />
    </SignInSteps>
  )
}
