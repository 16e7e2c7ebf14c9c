import { definePage } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import type { MfaProps } from './mfa'

/** Definition of {@link Mfa}. */
export const mfaPage = /* @__PURE__ */ definePage({
  name: 'Mfa',
  path: 'mfa',
  countFields: () => 1,
  load: async () => (await import('./mfa')).MfaPage,
})

/** The page that asks for the second factor, for an app's own sign-in pages. */
export function Mfa(props: MfaProps) {
  return <LazyPage page={mfaPage} props={props} />
}
