import { ProviderButtons, type WayType } from './oauth/oauth-buttons'
import { PasskeyWay } from './passkey/passkey-way'

/** What a project offers beside the e-mail address. */
export interface OtherWaysConfig {
  /** In this project and this browser. */
  readonly passkeyEnabled?: boolean
  readonly oauthProviders?: readonly { readonly id: string }[]
}

/** Props of {@link OtherWays}. */
export interface OtherWaysProps {
  config: OtherWaysConfig
  type: WayType
  /** A preview, whose buttons lead nowhere. */
  isMock: boolean
}

/** Whether there is a way in beside the e-mail address. */
export function hasOtherWays({ oauthProviders = [], ...config }: OtherWaysConfig, type: WayType) {
  return oauthProviders.length > 0 || isPasskeyOffered(config, type)
}

// A passkey belongs to an account: nobody can begin with one.
function isPasskeyOffered({ passkeyEnabled }: OtherWaysConfig, type: WayType): boolean {
  return type === 'sign-in' && passkeyEnabled === true
}

/** The ways in that need no typing. */
export function OtherWays({ config, type, isMock }: OtherWaysProps) {
  const { oauthProviders = [] } = config
  return (
    <div className="stack-ways">
      {oauthProviders.length > 0 && (
        <ProviderButtons providers={oauthProviders} type={type} isMock={isMock} />
      )}
      {isPasskeyOffered(config, type) && <PasskeyWay isMock={isMock} />}
    </div>
  )
}
