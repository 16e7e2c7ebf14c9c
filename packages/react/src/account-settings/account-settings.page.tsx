import { loadAccountTexts } from '../i18n/load-account-texts'
import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import { SettingsSkeleton } from '../settings/settings-skeleton'
import type { AccountSettingsProps } from './account-settings'

/** Definition of {@link AccountSettings}. */
export const accountSettingsPage = /* @__PURE__ */ definePage({
  name: 'AccountSettings',
  path: 'account-settings',
  url: 'accountSettings',
  Skeleton: SettingsSkeleton,
  load: async () => (await import('./account-settings')).AccountSettingsPage,
  loadMessages: loadAccountTexts,
})

/** The account settings. Redirects signed-out visitors to sign in, then back. */
export function AccountSettings(props: AccountSettingsProps) {
  return <LazyPage page={accountSettingsPage} props={props} />
}
