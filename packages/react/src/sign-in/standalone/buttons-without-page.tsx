import { FormFrame } from '../../page/form-frame'
import { Lazy, lazyWithMessages } from '../../page/lazy'
import type { OAuthButtonGroupProps, OAuthButtonProps } from './standalone-buttons'

// The sign-in buttons for an app's own pages, loaded on demand.

const lazyOAuthButton = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./standalone-buttons')).StandaloneOAuthButton,
)

const lazyOAuthButtonGroup = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./standalone-buttons')).StandaloneOAuthButtonGroup,
)

const lazyPasskeyButton = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./standalone-buttons')).StandalonePasskeyButton,
)

/** A button that redirects to a provider for sign-in. */
export function OAuthButton(props: OAuthButtonProps) {
  return (
    <FormFrame fields={0}>
      <Lazy component={lazyOAuthButton} props={props} />
    </FormFrame>
  )
}

/** A button for each provider of the project. */
export function OAuthButtonGroup(props: OAuthButtonGroupProps) {
  return (
    <FormFrame fields={0}>
      <Lazy component={lazyOAuthButtonGroup} props={props} />
    </FormFrame>
  )
}

/** The button to sign in with a passkey. Renders nothing in browsers without passkeys. */
export function PasskeyButton() {
  return (
    <FormFrame fields={0}>
      <Lazy component={lazyPasskeyButton} props={{}} />
    </FormFrame>
  )
}
