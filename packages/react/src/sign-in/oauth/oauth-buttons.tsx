import { useAction } from '../../forms/use-action'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { BrandIcon } from '../../providers/brand-icon'
import { toProviderName } from '../../providers/provider-name'
import { noteStarted, useLastUsed } from '../flow/last-used'
import { SignInMethodButton } from '../flow/sign-in-method-button'
import type { SignInType } from '../flow/signed-in-card'

/** Terms of service that a page asks for. */
export interface RequestedTerms {
  /** Version to accept; absent if there is none. */
  version: string | undefined
  /** Returns whether they are accepted, and otherwise shows that they must be. */
  ask: () => boolean
}

/** Props of {@link ProviderButton}. */
export interface ProviderButtonProps {
  /** Id of the provider, such as `'github'`. */
  provider: string
  /** Purpose of the button. */
  type: SignInType
  /** Renders a non-functional preview. @default false */
  isMock?: boolean
  /** Shows only the name of the provider. @default false */
  isCompact?: boolean
  /** Terms to accept first. */
  terms?: RequestedTerms
}

/** A button that signs in with a provider. */
export function ProviderButton({ provider, type, isMock, isCompact, terms }: ProviderButtonProps) {
  const app = useApp()
  const { t } = useMessages()
  const isLastUsed = useLastUsed() === provider && !isMock
  const name = toProviderName(provider)

  const action = useAction(async () => {
    if (isMock || terms?.ask() === false) return
    noteStarted(provider)
    await app.signInWithOAuth(provider, { acceptedTermsVersion: terms?.version })
  })
  return (
    <SignInMethodButton
      label={t(type === 'sign-in' ? 'methods.signInWith' : 'methods.signUpWith', {
        provider: name,
      })}
      shortLabel={isCompact ? name : undefined}
      icon={<BrandIcon provider={provider} />}
      isLastUsed={isLastUsed}
      action={action}
    />
  )
}

/** Props of {@link ProviderButtons}. */
export interface ProviderButtonsProps {
  /** Providers in order. */
  providers: readonly { readonly id: string }[]
  /** Purpose of the buttons. */
  type: SignInType
  /** Renders a non-functional preview. @default false */
  isMock?: boolean
  /** Terms to accept first. */
  terms?: RequestedTerms
}

// More rows would push the form off a phone screen.
const maxRows = 3

/** A button for each provider, the last used one first. */
export function ProviderButtons({ providers, ...props }: ProviderButtonsProps) {
  const lastUsed = useLastUsed()
  const isCompact = providers.length > maxRows
  if (providers.length === 0) return null
  const sorted = [...providers].sort(
    (a, b) => Number(b.id === lastUsed) - Number(a.id === lastUsed),
  )
  return (
    <div className={isCompact ? 'stack-methods stack-methods--compact' : 'stack-methods'}>
      {sorted.map(({ id }) => (
        <ProviderButton key={id} provider={id} isCompact={isCompact} {...props} />
      ))}
    </div>
  )
}
