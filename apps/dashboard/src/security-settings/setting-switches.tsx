import type { SecuritySettings } from '@app/core/admin'
import { useId } from 'react'
import { useProject } from '../hooks/use-owner'
import { sections, securityNames } from '../settings/setting-names'
import { SettingSwitch } from '../ui/setting-switch'

/** A setting with two values, of which one is on. */
interface Setting {
  label: string
  hint: string
  isOn: (settings: SecuritySettings) => boolean
  toChanges: (isOn: boolean) => Partial<SecuritySettings>
}

/** Settings that are on or off, by group. */
const groups = {
  signUp: {
    title: sections.signUp.title,
    settings: [
      {
        label: securityNames.anonymousEnabled.label,
        hint: 'Visitors can use your app first, and add an email address or password later.',
        isOn: ({ anonymousEnabled }) => anonymousEnabled,
        toChanges: (isOn) => ({ anonymousEnabled: isOn }),
      },
      {
        label: securityNames.verifiedEmailRequired.label,
        hint: 'Until their address is verified, users can only verify or change it, sign out, and delete their account.',
        isOn: ({ verifiedEmailRequired }) => verifiedEmailRequired,
        toChanges: (isOn) => ({ verifiedEmailRequired: isOn }),
      },
      {
        label: securityNames.invitationsOnlyForInvitedAddress.label,
        hint: 'Off: any user with the link of a team invitation can join.',
        isOn: ({ invitationsOnlyForInvitedAddress }) => invitationsOnlyForInvitedAddress,
        toChanges: (isOn) => ({ invitationsOnlyForInvitedAddress: isOn }),
      },
    ],
  },
  accounts: {
    title: sections.accounts.title,
    settings: [
      {
        label: securityNames.recentSignInRequired.label,
        hint: 'Users confirm that it’s them before they change sign-in methods or delete their account.',
        isOn: ({ recentSignInRequired }) => recentSignInRequired,
        toChanges: (isOn) => ({ recentSignInRequired: isOn }),
      },
      {
        label: securityNames.securityEmailsEnabled.label,
        hint: 'Users are told about changes to their sign-in methods, and sign-ins with a new browser.',
        isOn: ({ securityEmailsEnabled }) => securityEmailsEnabled,
        toChanges: (isOn) => ({ securityEmailsEnabled: isOn }),
      },
      {
        label: securityNames.passkeyUserVerification.label,
        hint: 'Devices ask for fingerprint, face or screen lock. Off: those that can’t are accepted too.',
        isOn: ({ passkeyUserVerification }) => passkeyUserVerification === 'required',
        toChanges: (isOn) => ({ passkeyUserVerification: isOn ? 'required' : 'preferred' }),
      },
    ],
  },
  redirects: {
    title: sections.redirects.title,
    settings: [
      {
        label: securityNames.redirectsOnlyToHandler.label,
        hint: 'Emails and OAuth providers lead only to pages below the handler path of a domain.',
        isOn: ({ redirectsOnlyToHandler }) => redirectsOnlyToHandler,
        toChanges: (isOn) => ({ redirectsOnlyToHandler: isOn }),
      },
      {
        label: securityNames.pkceS256Only.label,
        hint: 'Refuses the method “plain”, which no current client uses.',
        isOn: ({ pkceS256Only }) => pkceS256Only,
        toChanges: (isOn) => ({ pkceS256Only: isOn }),
      },
    ],
  },
} satisfies Record<string, { title: string; settings: Setting[] }>

interface SettingSwitchesProps {
  group: keyof typeof groups
  settings: SecuritySettings
}

/** Switches of a group of security settings. */
export function SettingSwitches({ group, settings }: SettingSwitchesProps) {
  const { app } = useProject()
  const titleId = useId()
  const { title, settings: listed } = groups[group]
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="rows">
        {listed.map(({ label, hint, isOn, toChanges }) => (
          <SettingSwitch
            key={label}
            label={label}
            hint={hint}
            isOn={isOn(settings)}
            onChange={(next) => app.updateSecuritySettings(toChanges(next))}
          />
        ))}
      </ul>
    </section>
  )
}
